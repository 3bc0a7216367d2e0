import type { Edit } from './view.ts'

const FOLDS = new Map([
  ...[...'“”„‟«»″❝❞'].map(sign => [sign, '"'] as const),
  ...[...'‘’‚‛′ʼ`´'].map(sign => [sign, "'"] as const),
  ...[...'\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u202f\u205f\u3000\v\f'].map(
    sign => [sign, ' '] as const
  ),
  ...[...'\r\u0085\u2028\u2029'].map(sign => [sign, '\n'] as const),
  ...[...'−‐‑'].map(sign => [sign, '-'] as const)
])

const FOLDED = new RegExp(`[${[...FOLDS.keys()].join('')}\uff01-\uff5e]`, 'g')
const FULL_WIDTH = 0xfee0

/** Signs that mean the same as plainer ones, each by one: quotation marks, spaces, line ends, full-width forms. */
export const foldSigns = (text: string): string =>
  text.replace(FOLDED, sign => FOLDS.get(sign) ?? String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH))

/** Signs that nobody sees: zero-width ones, bidirectional marks, soft hyphens, a byte order mark, control characters. */
const UNSEEN = /(?:(?![\t\n\v\f\r])[\p{Cc}\p{Cf}])+|\r(?=\n)/gu

/** A sign, or white space, over and over. */
const REPEATED = /([^\p{L}\p{N}\n])\1{12,}/gu
const MOST_SIGNS = 12

/** Takes out what nobody sees, and what a sign says over and over. The joiner between emoji stays. */
export const unseenSigns = (text: string): Edit[] => [
  ...[...text.matchAll(REPEATED)].map(({ 0: gap, index }) => ({
    at: index + MOST_SIGNS,
    length: gap.length - MOST_SIGNS,
    reads: ''
  })),
  ...[...text.matchAll(UNSEEN)]
    .filter(
      ({ 0: signs, index }) =>
        signs !== '\u200d' || !/\p{Extended_Pictographic}|\ufe0f/u.test(text.slice(Math.max(0, index - 2), index))
    )
    .map(({ 0: signs, index }) => ({ at: index, length: signs.length, reads: '' }))
]
