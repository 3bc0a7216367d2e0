import type { Brand, DesignerContext } from '../../designer.ts'
import type { Fact } from '../../reading/reading.ts'
import { directionLines } from './direction.ts'
import { enclosed } from './enclosed.ts'
import { formLines } from './form.ts'

/** Asks for a new email, which is to keep the facts that were read of its brief. */
export function createPrompt(
  brief: string,
  {
    today,
    language,
    brand,
    direction,
    form
  }: Pick<DesignerContext, 'today' | 'language' | 'brand' | 'direction' | 'form'>,
  facts: readonly Pick<Fact, 'role' | 'value'>[] = []
): string {
  const notes = `${form?.facts ? '' : factLines(facts)}${formLines(form)}`
  const inEnglish = language === 'en' ? ' Write it in English, whatever the brief is written in.' : ''
  return `Today is ${today.toDateString()}. Make the email for this brief.${inEnglish}\n\n${enclosed('brief', brief)}${brandLines(brand)}${notes}${directionLines(direction)}`
}

/** An earlier email of the same account: how it looks, and who it says it is from. */
function brandLines(brand: Brand | undefined): string {
  if (!brand) return ''
  const lines = Object.entries(brand).map(([part, value]) => `${part}: ${JSON.stringify(value)}`)
  return `\n\nAn earlier email of this sender had these. Keep theme, name, addresses and links of it where the brief is for the same sender and asks for nothing else:\n${enclosed('brand', lines.join('\n'))}`
}

/** What was understood of the brief and confirmed by its writer; where it differs from the brief, it holds. */
function factLines(facts: readonly Pick<Fact, 'role' | 'value'>[]): string {
  if (facts.length === 0) return ''
  const lines = facts.map(({ role, value }) => `${role}: ${value}`).join('\n')
  return `\n\nRead of the brief, to keep as it stands here:\n${enclosed('facts', lines)}`
}
