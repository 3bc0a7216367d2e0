import type { BrandAnswer } from '../../contract/brand.ts'
import { fallbackLabel } from '../../email/theme/pairings.ts'
import { colourName } from './colour-roles.ts'
import type { NoteName } from './notes.ts'
import { SHAPES } from './shapes.ts'

/** What a part of the email has of a brand, in a sentence. */
export const noteWords = (note: NoteName, { value }: BrandAnswer): string => WORDS[note](value)

const WORDS: Record<NoteName, (value: BrandAnswer['value']) => string> = {
  logo: ({ logo }) =>
    logo.dark
      ? 'The dark one is taken by itself.'
      : logo.light
        ? 'One logo for light and dark.'
        : 'The name, in its type.',
  colours: ({ colours }) =>
    Object.keys(colours).length > 0 ? 'Pictures are drawn in them too.' : 'The designer chooses them.',
  type: ({ type }) =>
    !type
      ? 'The designer chooses a pair.'
      : fallbackLabel(type.heading) || fallbackLabel(type.body)
        ? 'With a fallback where no font is loaded.'
        : 'Every mail program has it.',
  voice: ({ voice }) => (voice.length > 0 ? sentence(voice.join(', ')) : 'The designer chooses a tone.'),
  button: ({ button, colours: { brand } }) =>
    brand || button
      ? sentence([brand && colourName(brand), button && SHAPES[button].toLowerCase()].filter(Boolean).join(', '))
      : 'The designer chooses its shape.',
  codes: ({ colours: { accent } }) =>
    accent ? sentence(`${colourName(accent)}, for what is copied`) : 'In the accent.',
  footer: ({ footer }) =>
    footer.address ? 'Address and ways to unsubscribe.' : 'Without an address yet: most laws ask for one.'
}

const sentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`
