import type { Brand, DesignerContext } from '../../designer.ts'
import { directionLines } from './direction.ts'
import { enclosed } from './enclosed.ts'
import { formLines } from './form.ts'

type Asked = Pick<DesignerContext, 'today' | 'language' | 'brand' | 'direction' | 'form'>

/** Asks for a new email, with what the form beside the brief held. */
export function createPrompt(brief: string, { today, language, brand, direction, form }: Asked): string {
  const inEnglish = language === 'en' ? ' Write it in English, whatever the brief is written in.' : ''
  return `Today is ${today.toDateString()}. Make the email for this brief.${inEnglish}\n\n${enclosed('brief', brief)}${brandLines(brand)}${formLines(form)}${directionLines(direction)}`
}

/** An earlier email of the same account: how it looks, and who it says it is from. */
function brandLines(brand: Brand | undefined): string {
  if (!brand) return ''
  const lines = Object.entries(brand).map(([part, value]) => `${part}: ${JSON.stringify(value)}`)
  return `\n\nAn earlier email of this sender had these. Keep theme, name, addresses and links of it where the brief is for the same sender and asks for nothing else:\n${enclosed('brand', lines.join('\n'))}`
}
