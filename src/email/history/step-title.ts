import type { ChangeLine } from '../operations/change-line.ts'
import { listWords } from '../operations/words.ts'
import type { StepCause } from './step.ts'
import { themeTitle } from './theme-title.ts'

/** How several changes are said, after their number. */
const SEVERAL: Record<StepCause, string> = {
  hand: 'by hand',
  chat: 'by chat',
  code: 'in code',
  theme: 'in **Theme**',
  restore: 'restored',
  'take-back': 'taken back',
  undo: 'undone',
  redo: 'made again',
  merge: 'merged'
}

/** What stands before the words of a single change, where these alone would say something else. */
const ALONE: Partial<Record<StepCause, string>> = {
  'take-back': 'Taken back: ',
  undo: 'Undone: ',
  redo: 'Made again: ',
  merge: 'Merged: '
}

const NUMBERS = ['Nothing', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

/**
 * A step as a person would say it, in plain text with `**` round names and values: "You moved **Products** above **Quote**",
 * "Heading typed: **Bowls for slow mornings**", "Colours and pairing in **Theme**", "Three changes by chat".
 */
export function stepTitle(changes: readonly ChangeLine[], cause: StepCause): string {
  const [line] = changes
  const special = cause === 'hand' ? handTitle(changes) : cause === 'theme' ? themeTitle(changes) : undefined
  if (special) return special
  if (line && changes.length === 1) return (ALONE[cause] ?? '') + line.text
  const count = NUMBERS[changes.length] ?? String(changes.length)
  return line ? `${count} changes ${SEVERAL[cause]}` : 'Nothing changed'
}

const DONE = /^(\*\*.+?\*\*) (moved|added|removed)( .*)?$/s
const TYPED = /^(Name|Subject|Preview line|.+ of .+|Heading|Text|Link|List item|Cell): (\*\*.*\*\*)$/s

function handTitle(changes: readonly ChangeLine[]): string | undefined {
  const done = changes.map(({ text }) => DONE.exec(text))
  const [first] = done
  if (first && changes.length === 1) return `You ${first[2]} ${first[1]}${first[3] ?? ''}`
  const isAlike = done.every(match => match && match[2] === first?.[2] && !match[3])
  if (first && isAlike && changes.length <= 3) return `You ${first[2]} ${listWords(done.map(match => match![1]!))}`
  const [line] = changes
  return line && changes.length === 1 ? typedTitle(line) : undefined
}

/** "Heading of Hero: **Hello**": of a place that was typed in, what it is and what it says now. */
function typedTitle({ icon, text }: ChangeLine): string | undefined {
  const [, place, value] = (icon === 'text' && TYPED.exec(text)) || []
  return place && `${place.replace(/ of (?!item \d)[^*]*$/, '')} typed: ${value}`
}
