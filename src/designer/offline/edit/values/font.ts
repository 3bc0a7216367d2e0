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
  Object.entries<string>(fonts).flatMap(([key, words]) => words.split(' ').map(word => [word, key] as const))
)

/** The font that some words name ("Helvetica", "Young Serif") or describe ("something serif", "like a typewriter"). */
export function fontIn(tokens: readonly Token[]): FontValue | undefined {
  for (let length = 3; length > 0; length--)
    for (let at = 0; at + length <= tokens.length; at++) {
      const name = tokens
        .slice(at, at + length)
        .map(({ key }) => key)
        .join(' ')
      const key = fontKey(name) ?? fontKey(name.replaceAll(' ', '-'))
      if (key) return fontOf(key)
    }
  const manner = tokens.map(({ key }) => MANNERS.get(key)).find(Boolean)
  return manner ? fontOf(manner) : undefined
}

export const fontOf = (key: string): FontValue => ({ key, label: FONTS[key]?.label ?? key, stack: fontStack(key) })

/** A font of the same manner that may set paragraphs. */
export const textFont = ({ key, label, stack }: FontValue): FontValue => {
  const font = FONTS[key]
  return font && !font.text ? fontOf(font.serif ? 'georgia' : 'arial') : { key, label, stack }
}
