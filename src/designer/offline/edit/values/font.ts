import { FONTS, fontKey, fontStack } from '../../../../email/theme/fonts.ts'
import type { Token } from '../tokens.ts'
import fonts from './fonts.json' with { type: 'json' }

/** A typeface as a theme takes it, and the stack that a single part gets. */
export interface FontValue {
  key: string
  label: string
  stack: string
}

const MANNERS = new Map(
  Object.entries<string>(fonts).flatMap(([key, words]) => words.split(' ').map(each => [each, key]))
)
const LONGEST_NAME = 3

/** The font that some words name ("Helvetica", "Young Serif") or describe ("something serif", "like a typewriter"). */
export function fontIn(tokens: readonly Token[]): FontValue | undefined {
  const keys = tokens.map(({ key }) => key)
  for (let length = LONGEST_NAME; length > 0; length--)
    for (let at = 0; at + length <= keys.length; at++) {
      const name = keys.slice(at, at + length)
      const key = fontKey(name.join(' ')) ?? fontKey(name.join('-'))
      if (key) return fontOf(key)
    }
  const manner = keys.map(key => MANNERS.get(key)).find(Boolean)
  return manner ? fontOf(manner) : undefined
}

export const fontOf = (key: string): FontValue => ({ key, label: FONTS[key]?.label ?? key, stack: fontStack(key) })

/** A font of the same manner that may set paragraphs. */
export const textFont = (value: FontValue): FontValue => {
  const font = FONTS[value.key]
  return font && !font.text ? fontOf(font.serif ? 'georgia' : 'arial') : value
}
