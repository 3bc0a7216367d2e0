import { edits } from '../sections/nearest.ts'
import type { Fault } from './fault.ts'
import { PROPERTIES } from './properties.ts'

const isKnown = (name: string): boolean => /^[-*_$]|^mso-/.test(name) || PROPERTIES.has(name)

/** The fault of a property at `from`, written as `name`, when CSS has none of that name. */
export function propertyFault(name: string, from: number): Fault | undefined {
  if (isKnown(name.toLowerCase()) || !/^[a-z-]+$/i.test(name)) return undefined
  const to = from + name.length
  const near = nearestProperty(name.toLowerCase())
  if (!near) return { from, to, severity: 'warning', message: `**${name}** is not a property that mail clients know.` }
  return {
    from,
    to,
    severity: 'error',
    message: `**${name}** is not a property. Did you mean **${near}**?`,
    fix: [{ from, to, insert: near }]
  }
}

const known = new Map<string, string | undefined>()

/** The property that is one or two letters away; of several, the one that begins alike and is used more, which is shorter. */
function nearestProperty(name: string): string | undefined {
  if (known.has(name)) return known.get(name)
  const most = name.length < 5 ? 1 : 2
  const candidates = [...PROPERTIES]
    .filter(property => Math.abs(property.length - name.length) <= most)
    .map(property => ({ property, distance: edits(name, property) - (property[0] === name[0] ? 0.5 : 0) }))
    .filter(({ distance }) => distance <= most)
    .sort((a, b) => a.distance - b.distance || a.property.length - b.property.length)
  const found = candidates[0]?.property
  known.set(name, found)
  return found
}
