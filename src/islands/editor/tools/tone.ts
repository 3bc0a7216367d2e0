import { SwatchBook } from 'lucide-react'
import { TONES } from '../../../email/sections/section.ts'
import { readTheme } from '../../../email/theme/theme.ts'
import { themeTokens } from '../../../email/theme/tokens.ts'
import { TONE_WORDS } from '../sections/layout-words.ts'
import { sectionOf } from './section-of.ts'
import type { ChoicesTool } from './tool.ts'

/** The ground that a section stands on, with the colours that read on it. */
export const tone: ChoicesTool = {
  type: 'choices',
  id: 'tone',
  name: 'Tone',
  icon: SwatchBook,
  isMore: part => part.kind !== 'section',
  fits: part => sectionOf(part) !== undefined,
  choices: ({ part }) => {
    const section = sectionOf(part)
    const theme = readTheme(part.email.css)
    const tokens = theme && themeTokens(theme)
    return TONES.map(value => ({
      value,
      ...(tokens && { colour: tokens[`--${value}`] }),
      label: TONE_WORDS[value],
      isChosen: section?.tone === value,
      operations: section ? [{ op: 'layout', ref: section.ref, tone: value }] : []
    }))
  }
}
