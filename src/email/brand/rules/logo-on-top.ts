import type { Operation } from '../../operations/operation.ts'
import { outlineOf } from '../../outline/outline.ts'
import type { ImageValue } from '../../sections/section.ts'
import { luminance } from '../../theme/colour.ts'
import { readTheme } from '../../theme/theme.ts'
import { toneColours } from '../../theme/tones.ts'
import type { Brand } from '../brand.ts'
import { logoOn, senderOfBrand } from '../sender.ts'
import type { BrokenRule, Rule } from './rule.ts'

/** A ground that needs the logo for dark ones (relative luminance). */
const DARK = 0.25

/** The sender's logo, or its name where it has none, is the first section. An email without sections is taken as it is. */
export const logoOnTop: Rule = (email, brand) => {
  const { sections } = outlineOf(email)
  const [first] = sections
  const header = sections.find(({ kind }) => kind === 'header')
  if (!first) return []
  if (!header) return [broken(`${brand.name}’s logo is not on top.`, first.ref, added(email.css, brand, first.ref))]
  const theme = readTheme(email.css)
  const isDark = theme !== undefined && luminance(toneColours(theme, header.tone).ground) < DARK
  const found: BrokenRule[] = []
  if (header !== first)
    found.push(broken('The logo is not on top.', header.ref, [{ op: 'move', ref: header.ref, before: first.ref }]))
  const src = logoOn(brand.logo, isDark)
  const shown = header.slots.find(({ name }) => name === 'image')?.value as ImageValue | undefined
  if (src && !(shown && [brand.logo.light, brand.logo.dark].includes(shown.src)))
    found.push(broken(`The logo on top is not ${brand.name}’s.`, header.ref, [pictured(header.ref, brand, src)]))
  return found
}

const broken = (words: string, place: string, fix: Operation[]): BrokenRule => ({
  rule: 'logoOnTop',
  words,
  place,
  fix
})

const pictured = (ref: string, brand: Brand, src: string): Operation => ({
  op: 'set',
  ref,
  content: { image: { src, alt: senderOfBrand(brand) } }
})

function added(css: string, brand: Brand, before: string): Operation[] {
  const theme = readTheme(css)
  const src = logoOn(brand.logo, theme !== undefined && luminance(theme.surface) < DARK)
  const name = senderOfBrand(brand)
  const content = { logo: name, ...(src && { image: { src, alt: name } }) }
  return [{ op: 'add', kind: 'header', content, before }]
}
