import type { Part } from '../copy/deck.ts'
import type { Draft } from './material.ts'

/** Letters of text that stand well in one section; the text of a letter goes on longer. */
const [LONGEST_TEXT, LONGEST_LETTER] = [900, 8_000]

const isPlain = ({ kind, layout, content }: Draft): boolean => kind === 'text' && layout !== 'card' && !content.heading

/** Paragraphs that follow one another are one text; a letter goes on where its opening ends. */
export function joined(drafts: readonly Draft[]): Draft[] {
  const all: Draft[] = []
  for (const draft of drafts) {
    const last = all.at(-1)
    const after = last && isPlain(draft) ? joinedTo(last, draft) : undefined
    if (after) all[all.length - 1] = after
    else all.push(draft)
  }
  return all
}

/** Two drafts as one, where their words are one text. */
function joinedTo(last: Draft, draft: Draft): Draft | undefined {
  const isLetter = last.kind === 'hero' && last.layout === 'letter' && !draft.content.signature
  const isText = isPlain(last) && !last.content.signature
  const text = [last.content.text, draft.content.text].filter(Boolean).join('\n\n')
  const isShort = text.length < (isLetter || last.layout === 'letter' ? LONGEST_LETTER : LONGEST_TEXT)
  if (!(isLetter || isText) || !isShort) return undefined
  return { ...last, content: { ...last.content, ...draft.content, text }, says: { ...last.says, ...draft.says } }
}

/** Sections in the order of the plan; a part that the plan does not know stands before the closing. */
export function inOrder(drafts: readonly Draft[], plan: readonly Part[]): Draft[] {
  const end = plan.includes('closing') ? plan.indexOf('closing') : plan.indexOf('footer')
  const placeOf = ({ part }: Draft) =>
    part === 'header' ? -2 : part === 'opening' ? -1 : plan.includes(part) ? plan.indexOf(part) : end - 0.5
  return drafts.toSorted((a, b) => placeOf(a) - placeOf(b))
}
