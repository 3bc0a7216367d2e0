import type { OwnStyle } from '../../../email/operations/own-styles.ts'
import { fallbackLabel, fontLabel, type Pairing } from '../../../email/theme/pairings.ts'

/** What stands in for the fonts of a pairing where no fonts are loaded; `undefined` where every mail client has them. */
export function fallbackWords({ heading, body }: Pairing): string | undefined {
  const fonts = [...new Set([heading, body])].filter(font => fallbackLabel(font))
  if (fonts.length === 0) return undefined
  const [first] = fonts.map(fallbackLabel)
  const isOne = fonts.every(font => fallbackLabel(font) === first)
  const said = isOne
    ? `${first} stands in for ${fonts.map(fontLabel).join(' and ')}`
    : fonts.map(font => `${fallbackLabel(font)} stands in for ${fontLabel(font)}`).join(', ')
  return `Where mail apps load no fonts, ${said}.`
}

/** "2 parts have colours of their own." */
export function ownWords(own: readonly OwnStyle[]): string {
  const has = new Set(own.flatMap(each => each.has))
  const what = [...(has.has('colour') ? ['colours'] : []), ...(has.has('font') ? ['fonts'] : [])].join(' and ')
  return own.length === 1 ? `1 part has ${what} of its own.` : `${own.length} parts have ${what} of their own.`
}

/** "12 places" */
export const placesWords = (count: number): string => (count === 1 ? '1 place' : `${count} places`)
