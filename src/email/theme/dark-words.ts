import { INLINE_COLOURS } from '../sections/inline-marks.ts'
import { adjustToRead, luminance } from './colour.ts'
import { darkTokens } from './dark-tokens.ts'
import type { Theme } from './theme-shape.ts'
import { themeTokens } from './tokens.ts'

/** Words are given these to stand on something else than paper: a picture, a ground of the brand. */
const FOR_GROUNDS: ReadonlySet<string> = new Set(['surface', 'canvas'])

/**
 * What words take after dark that somebody gave a colour of the theme, as custom properties: on papers, which darken, one that reads
 * (≥ 4.5:1); on grounds that stay as they are, the one of the day.
 */
export function darkWords(theme: Theme): Record<string, string> {
  const [day, night] = [themeTokens(theme), darkTokens(theme)]
  const papers = ['--surface', '--tint', '--canvas'].map(name => night[name] as string)
  return Object.fromEntries(
    INLINE_COLOURS.flatMap(name => {
      const [kept, dark] = [day[`--${name}`] as string, night[`--${name}`] as string]
      const onPaper = FOR_GROUNDS.has(name) ? kept : adjustToRead(dark, papers, '#ffffff')
      return [
        [wordsToken(name, 'paper'), onPaper],
        [wordsToken(name, 'ground'), kept]
      ]
    })
  )
}

/** The property that words of a colour take after dark on a paper, or on a ground that stays. */
export const wordsToken = (colour: string, on: 'paper' | 'ground'): string => `--words-${colour}-on-${on}`

/** Tones whose grounds stay after dark; cards in them have a paper of their own. */
export const keptTones = ({ ink }: Theme): string[] => ['brand', 'accent', ...(luminance(ink) < 0.2 ? ['ink'] : [])]

/** The colour of the theme by which a declaration colours words; nothing for another value. */
export function wordsColour(value: string): string | undefined {
  const name = /^var\(--([a-z]+)\)$/.exec(value.trim())?.[1]
  return INLINE_COLOURS.find(colour => colour === name)
}
