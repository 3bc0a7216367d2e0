import type { DesignerContext, EarlierEmail } from '../../designer.ts'
import { brandLines } from './brand.ts'
import { directionLines } from './direction.ts'
import { enclosed } from './enclosed.ts'
import { formLines } from './form.ts'

type Asked = Pick<DesignerContext, 'today' | 'language' | 'brand' | 'earlier' | 'direction' | 'form'>

/** Asks for a new email, with what the form beside the brief held. */
export function createPrompt(brief: string, { today, language, brand, earlier, direction, form }: Asked): string {
  const inEnglish = language === 'en' ? ' Write it in English, whatever the brief is written in.' : ''
  return `Today is ${today.toDateString()}. Make the email for this brief.${inEnglish}\n\n${enclosed('brief', brief)}${brand ? `\n\n${brandLines(brand)}` : earlierLines(earlier)}${formLines(form)}${directionLines(direction)}`
}

/** An earlier email of the same account: how it looks, and who it says it is from. */
function earlierLines(earlier: EarlierEmail | undefined): string {
  if (!earlier) return ''
  const lines = Object.entries(earlier).map(([part, value]) => `${part}: ${JSON.stringify(value)}`)
  return `\n\nAn earlier email of this sender had these. Keep theme, name, addresses and links of it where the brief is for the same sender and asks for nothing else:\n${enclosed('brand', lines.join('\n'))}`
}
