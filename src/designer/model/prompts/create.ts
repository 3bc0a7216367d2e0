import type { DesignerContext } from '../../designer.ts'
import type { Fact } from '../../reading/reading.ts'
import { enclosed } from './enclosed.ts'

/** Asks for a new email, which is to keep the facts that were read of its brief. */
export function createPrompt(
  brief: string,
  { today, language }: Pick<DesignerContext, 'today' | 'language'>,
  facts: readonly Pick<Fact, 'role' | 'value'>[] = []
): string {
  const inEnglish = language === 'en' ? ' Write it in English, whatever the brief is written in.' : ''
  return `Today is ${today.toDateString()}. Make the email for this brief.${inEnglish}\n\n${enclosed('brief', brief)}${factLines(facts)}`
}

/** What was understood of the brief and confirmed by its writer; where it differs from the brief, it holds. */
function factLines(facts: readonly Pick<Fact, 'role' | 'value'>[]): string {
  if (facts.length === 0) return ''
  const lines = facts.map(({ role, value }) => `${role}: ${value}`).join('\n')
  return `\n\nRead of the brief, to keep as it stands here:\n${enclosed('facts', lines)}`
}
