import { FONTS, fontKey, fontStack } from '../../../email/theme/fonts.ts'

const added = new Set<string>()

/** The `font-family` value of a font of emails on a page of ours. The browser fetches its file where something is set in it. */
export function shownFont(font: string): string {
  const { label, file, weights = '400' } = FONTS[fontKey(font) ?? ''] ?? {}
  if (label && file && !added.has(label)) {
    added.add(label)
    document.fonts.add(new FontFace(label, `url('/media/fonts/${file}.woff2') format('woff2')`, { weight: weights }))
  }
  return fontStack(font)
}
