import { BLANK_EMAIL } from '../email.ts'
import { readTheme, type Theme } from '../theme/theme.ts'
import type { BrandValue } from './brand.ts'
import { readButton } from './read-button.ts'
import { readColours } from './read-colours.ts'
import { readFooter } from './read-footer.ts'
import { readLogos } from './read-logos.ts'
import { readName } from './read-name.ts'
import { readSites } from './read-sites.ts'
import { readType } from './read-type.ts'
import { openPage } from './seen-page.ts'

/** What was read of a brand; what is not there was not found. */
export type FoundBrand = Partial<BrandValue> & { name?: string }

export interface BrandReading {
  found: FoundBrand
  /** What was left out or replaced, and why: a sentence each. */
  notes: string[]
  /** Addresses of pictures that may be the logo, the likeliest first. None of them was looked at. */
  logos: string[]
}

/** An email or a page to read. `base`: its address, where it has one. */
export interface BrandSource {
  html: string
  css?: string | undefined
  base?: string | undefined
}

/** Reads what a sender's emails have in common from one of them, or from a page of theirs. It never throws. */
export function readBrand({ html, css = '', base }: BrandSource): BrandReading {
  const page = openPage({ ...BLANK_EMAIL, html, css }, base)
  const theme = readTheme(css)
  const colours = theme ? { found: coloursOf(theme), notes: [] } : readColours(page)
  const type = readType(page, theme)
  const button = theme?.corner ?? readButton(page)
  const name = readName(page)
  const found: FoundBrand = {
    ...(name && { name }),
    ...(Object.keys(colours.found).length > 0 && { colours: colours.found }),
    ...(type.found && { type: type.found }),
    ...(button && { button }),
    ...readFooter(page, name),
    ...readSites(page)
  }
  return { found, notes: [...colours.notes, ...type.notes], logos: readLogos(page) }
}

const coloursOf = ({ brand, accent, canvas, surface, ink }: Theme): BrandValue['colours'] =>
  Object.fromEntries(Object.entries({ brand, accent, canvas, surface, ink }).map(([role, value]) => [role, { value }]))
