import type { ChangeLine } from '../operations/change-line.ts'
import { listWords } from '../operations/words.ts'

/** The wishes of a theme, as its lines say them. */
const WISH = /Brand|Accent|Background|Paper|Ink|Headings in|Text in|Corners|Spacing/g

/** "Colours and pairing in **Theme**"; `undefined` for a single wish, whose line says more, and for what is no wish. */
export function themeTitle(changes: readonly ChangeLine[]): string | undefined {
  const wishes = new Set(changes.flatMap(({ text }) => text.replace(/\*\*.*?\*\*/gs, '').match(WISH) ?? []))
  if (wishes.size < 2) return undefined
  const take = (...names: string[]): string[] => names.filter(name => wishes.has(name))
  const colours = take('Brand', 'Accent', 'Background', 'Paper', 'Ink')
  const fonts = take('Headings in', 'Text in')
  const said = [
    ...(colours.length > 1 ? ['colours'] : colours),
    ...(fonts.length > 1 ? ['pairing'] : fonts.map(name => (name === 'Text in' ? 'text font' : 'heading font'))),
    ...take('Corners', 'Spacing')
  ]
  const text = listWords(said.map(word => word.toLowerCase()))
  return `${text.charAt(0).toUpperCase()}${text.slice(1)} in **Theme**`
}
