import { FONTS, fontKey } from '../theme/fonts.ts'
import { fontLabel } from '../theme/pairings.ts'
import type { Theme } from '../theme/theme-shape.ts'
import type { BrandValue } from './brand.ts'
import type { Page, SeenText } from './seen-page.ts'

interface TypeReading {
  found: BrandValue['type']
  notes: string[]
}

/** Type from this size on is a headline (px). */
const HEADLINE = 22

/** The fonts of headlines and of text, each as one of ours: itself, or the nearest in kind. */
export function readType(page: Page, theme: Theme | undefined): TypeReading {
  if (theme) return mapped(theme.heading, theme.body)
  const texts = page.texts
  const isHeadline = ({ element }: SeenText) => page.looks.fontSize(element) >= HEADLINE
  const body = familyOf(
    page,
    texts.filter(text => !isHeadline(text))
  )
  const heading = familyOf(page, texts.filter(isHeadline)) ?? body
  return heading ? mapped(heading, body ?? heading) : { found: undefined, notes: [] }
}

function familyOf({ looks }: Page, texts: SeenText[]): string | undefined {
  const letters = new Map<string, number>()
  for (const { element, words } of texts) {
    const family = looks.value(element, 'font-family')
    if (family) letters.set(family, (letters.get(family) ?? 0) + words.length)
  }
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0]
}

function mapped(headingStack: string, bodyStack: string): TypeReading {
  const heading = nearestFont(headingStack, () => true)
  const body = nearestFont(bodyStack, key => FONTS[key]?.text === true)
  const notes = [noteOf(headingStack, heading), noteOf(bodyStack, body)].filter(note => note !== undefined)
  return { found: { heading, body }, notes: [...new Set(notes)] }
}

function noteOf(stack: string, key: string): string | undefined {
  const name = fontLabel(stack)
  if (!name || /^(inherit|initial|unset|var\(.*|-apple-system|system-ui|sans-serif|serif)$/i.test(name))
    return undefined
  return fontKey(stack) === key ? undefined : `${name} is not a font of ours: ${fontLabel(key)} stands for it.`
}

/** The first font of a stack that we have, else one of its kind. */
function nearestFont(stack: string, isFit: (key: string) => boolean): string {
  const families = stack.split(',').map(each => fontKey(each) ?? '')
  const [first = ''] = stack.toLowerCase().split(',')
  const alike = ALIKE.find(([pattern]) => pattern.test(first))?.[1]
  const kind = /monospace|courier|mono\b/i.test(stack)
    ? 'courier'
    : /(?<!sans-)serif/i.test(stack)
      ? 'georgia'
      : 'helvetica'
  const ours = fontKey(first)
  return [ours ?? '', alike ?? '', ...families, kind].find(key => Object.hasOwn(FONTS, key) && isFit(key)) ?? kind
}

/** Fonts that pages have often, by the one of ours that is drawn most like them. */
const ALIKE: [RegExp, string][] = [
  [/playfair|bodoni|didot|abril|cormorant/, 'dm-serif'],
  [/merriweather|lora|noto serif|pt serif|libre baskerville|spectral|crimson/, 'source-serif'],
  [/recoleta|cooper|gloock/, 'fraunces'],
  [/bebas|oswald|league gothic|teko/, 'anton'],
  [/poppins|nunito|mulish|outfit|jakarta|dm sans|lexend|urbanist|manrope/, 'figtree'],
  [/space mono|ibm plex mono|jetbrains/, 'courier'],
  [/work sans|montserrat|raleway|barlow/, 'archivo']
]
