import type { Declaration, Root } from 'postcss'
import type CssSyntaxError from 'postcss/lib/css-syntax-error'
import parse from 'postcss/lib/parse'
import { parseCss } from '../source/css.ts'
import { findTemplateTags } from '../source/template-tags.ts'
import { cssSyntaxFault } from './css-syntax-fault.ts'
import { type Fault, inOrder } from './fault.ts'
import { propertyFault } from './property-fault.ts'

/** What is wrong in a style sheet, in the order of its places. Any text is fine; it never throws. */
export function lintCss(source: string): Fault[] {
  const masked = maskForCss(source)
  const { root, fault } = read(masked)
  const faults = fault ? [fault] : []
  root.walkDecls(declaration => {
    const found = declarationFault(declaration)
    if (found) faults.push(found)
  })
  return inOrder(faults)
}

function read(source: string): { root: Root; fault?: Fault } {
  try {
    return { root: parse(source) as Root }
  } catch (error) {
    return { root: parseCss(source), fault: cssSyntaxFault(source, error as CssSyntaxError) }
  }
}

/**
 * Template tags as comments of their length, which may stand anywhere, and without the `<!--` and `-->` with which old
 * emails hide a style sheet.
 */
function maskForCss(source: string): string {
  const shown = source.replace(/<!--|-->/g, hidden => ' '.repeat(hidden.length))
  const parts: string[] = []
  let at = 0
  for (const { start, end } of findTemplateTags(source)) {
    parts.push(shown.slice(at, start), `/*${'t'.repeat(end - start - 4)}*/`)
    at = end
  }
  return parts.join('') + shown.slice(at)
}

/** Between a property and what should be its value. */
const LONGEST_GAP = 200

function declarationFault(declaration: Declaration): Fault | undefined {
  const start = declaration.source?.start?.offset ?? 0
  const { prop, value } = declaration
  const unknown = propertyFault(prop, start)
  if (unknown || prop.startsWith('--')) return unknown
  const to = start + prop.length
  const rest = declaration.source?.input.css.slice(to, to + LONGEST_GAP) ?? ''
  if (value === '' && /^\s*:\s*([;}]|$)/.test(rest))
    return { from: start, to, severity: 'error', message: `**${prop}** has no value.` }
  return /color$|^background$/i.test(prop) ? hexFault(declaration, start) : undefined
}

/** A colour by its hexadecimal digits has 3, 4, 6 or 8 of them. */
function hexFault({ prop, value, raws }: Declaration, start: number): Fault | undefined {
  if (!/^#\w+$/.test(value) || /^#([\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(value)) return undefined
  const from = start + prop.length + (raws.between ?? ':').length
  const message = `**${value}** is not a colour: after # stand 3 or 6 digits from 0 to f.`
  return { from, to: from + value.length, severity: 'error', message }
}
