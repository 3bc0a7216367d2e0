import { parseDeclarations } from '../../src/email/source/declarations.ts'
import type { SourceDocument } from '../../src/email/source/source.ts'

const BOLD = /^(?:b|strong|th|h[1-6])$/

/** What an element says of its own look, by its name, its attributes and its style; longhands only. */
export function ownStyle(doc: SourceDocument, index: number): Map<string, string> {
  const name = doc.elements[index]?.name ?? ''
  const attribute = (of: string): string | undefined => doc.attribute(index, of)
  const style = new Map<string, string>()
  const [ground, align] = [attribute('bgcolor'), attribute('align')]
  if (ground) style.set('background-color', ground)
  if (align && name !== 'img') style.set('text-align', align)
  if (BOLD.test(name)) style.set('font-weight', '700')
  if (/^(?:i|em)$/.test(name)) style.set('font-style', 'italic')
  for (const { property, value } of parseDeclarations(attribute('style') ?? ''))
    for (const [longhand, part] of longhands(property, value)) style.set(longhand, part)
  return style
}

/** The sides of a box and the colour of a ground by names of their own. */
function longhands(property: string, value: string): [string, string][] {
  if (property === 'background') {
    const colour = /#[0-9a-f]{3,8}\b|\b(?:rgb|hsl)a?\([^)]*\)|^[a-z]+$/i.exec(value)?.[0]
    return [[property, value], ...(colour ? [['background-color', colour] as [string, string]] : [])]
  }
  const values = value.split(/\s+/)
  if (!/^(?:padding|margin)$/.test(property) || values.length > 4) return [[property, value]]
  const [top = '', right = top, bottom = top, left = right] = values
  return Object.entries({ top, right, bottom, left }).map(([side, length]) => [`${property}-${side}`, length])
}
