import type { Fact } from '../reading/reading.ts'

/**
 * A brief with what the person corrected, dismissed or added of its reading put into its words, for a designer that reads
 * words only. Spans are those of the brief as typed; a kind that was chosen stands first.
 */
export function correctedBrief(brief: string, facts: readonly Fact[] = []): string {
  const inPlace = facts.flatMap(({ span, state, value }) =>
    span && (state === 'corrected' || state === 'dismissed')
      ? [{ span, words: state === 'corrected' ? value : '' }]
      : []
  )
  const text = inPlace
    .sort((a, b) => b.span.at - a.span.at)
    .reduce((sofar, { span: { at, length }, words }) => sofar.slice(0, at) + words + sofar.slice(at + length), brief)
  const chosen = facts.find(({ role, state }) => role === 'kind' && state === 'corrected')
  const added = facts.filter(
    ({ role, span, state }) => role !== 'kind' && !span && (state === 'added' || state === 'corrected')
  )
  return [
    chosen && `${chosen.value} email.`,
    text,
    ...added.map(({ role, value }) => `${LABELS[role] ?? 'Note'}: ${value}`)
  ]
    .filter(Boolean)
    .join('\n')
}

const LABELS: Partial<Record<Fact['role'], string>> = {
  sender: 'From',
  offer: 'Offer',
  code: 'Code',
  deadline: 'Until',
  button: 'Button',
  style: 'Look',
  scene: 'Picture'
}
