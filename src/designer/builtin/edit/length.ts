import type { Operation } from '../../../email/operations/operation.ts'
import { type Desk, type Outcome, type Rule, selectedSlot, slotsOf } from './desk.ts'
import { slotsNamed } from './places.ts'

/** Sections that an email can do without, the most dispensable first. */
const OPTIONAL = ['stats', 'faq', 'steps', 'quote', 'features', 'spotlight', 'social']
const CONTRACTIONS: [RegExp, string][] = [
  [/\bdon't\b/gi, 'do not'],
  [/\bcan't\b/gi, 'cannot'],
  [/\bwon't\b/gi, 'will not'],
  [/\bwe're\b/gi, 'we are'],
  [/\bwe've\b/gi, 'we have'],
  [/\bwe'll\b/gi, 'we will'],
  [/\byou're\b/gi, 'you are'],
  [/\byou'll\b/gi, 'you will'],
  [/\bit's been\b/gi, 'it has been'],
  [/\bit's\b/gi, 'it is'],
  [/\bthat's\b/gi, 'that is'],
  [/\bisn't\b/gi, 'is not'],
  [/\bHi\b/g, 'Dear'],
  [/\bHey\b/g, 'Dear']
]

const SHORTER =
  /^(?:(?:make|keep|cut|get) )?(?:(?:it|this|the (?:whole )?(?:email|text|copy|texts)|everything|all) )?(?:is |be )?(?:a (?:bit|little|lot) |much |way )?(?:shorter|shorten(?: (?:it|this|everything|the (?:email|text|copy)))?|trim(?: (?:it|this|the (?:email|text|copy)))?(?: down)?|more concise|down|less text|too long)\b/i

/** "make it shorter": texts keep their first sentence and their facts, and a long email loses a section it can do without. */
const shorter: Rule = (wish, desk) => {
  if (!SHORTER.test(wish) || (selectedSlot(desk) && /\b(?:this|it)\b/i.test(wish))) return shorterPart(wish, desk)
  const { sections } = desk
  // Where only texts are to be shorter, no section goes.
  const dropped =
    !/\b(?:text|copy|texts)\b/i.test(wish) && sections.length > 4
      ? sections.find(({ kind }) => kind === OPTIONAL.find(each => sections.some(section => section.kind === each)))
      : undefined
  const operations: Operation[] = sections
    .filter(section => section !== dropped && section.kind !== 'footer' && section.kind !== 'quote')
    .flatMap(slotsOf)
    .flatMap(({ ref, name, value }): Operation[] => {
      if (name !== 'text' || typeof value !== 'string') return []
      const short = shortened(value)
      return short.length < value.length ? [{ op: 'set', ref, value: short }] : []
    })
  if (dropped) operations.push({ op: 'remove', ref: dropped.ref })
  return operations.length > 0
    ? operations
    : { words: 'There is little left to cut. Name a section, and I will remove it.' }
}

const PART =
  /^(?:(?:make|keep) (?:the )?(.{2,60}?) (?:much |a (?:bit|little) )?shorter|(?:shorten|trim) (?:the )?(.{2,60}))$/i

/** "make the text shorter", "shorten the headline". */
function shorterPart(wish: string, desk: Desk): Outcome {
  const match = PART.exec(wish)
  const slot = slotsNamed(match?.[1] ?? match?.[2] ?? '', desk).find(each => typeof each.value === 'string')
  if (!match || !slot || typeof slot.value !== 'string') return undefined
  const short = shortened(slot.value)
  return short.length < slot.value.length
    ? [{ op: 'set', ref: slot.ref, value: short }]
    : { words: `I cannot shorten that without losing what it says. Tell me the words: "change the ${slot.name} to …".` }
}

/** The greeting, the first sentence, and every sentence with a fact in it: a figure, a link or a merge tag is never cut. */
function shortened(text: string): string {
  const paragraphs = text.split('\n\n').map(paragraph => paragraph.split(/(?<=[.!?])\s+(?=[A-Z“"*[{])/))
  const first = paragraphs.find(([sentence = '']) => !/,\s*$/.test(sentence))
  const keeps = (sentence: string, paragraph: string[], at: number) =>
    (paragraph === first && at === 0) || /,\s*$/.test(sentence) || /\d|\]\(|\{\{|https?:/.test(sentence)
  return paragraphs
    .map(paragraph => paragraph.filter((sentence, at) => keeps(sentence, paragraph, at)).join(' '))
    .filter(Boolean)
    .join('\n\n')
}

/** "make it more formal": contractions are written out. */
const formal: Rule = (wish, { sections }) => {
  if (
    /\b(?:less|not|too)\b/i.test(wish) ||
    !/^(?:make |be |write |use )?(?:.{0,40}\b)?(?:more )?(?:formal|professional|serious)(?:ly|er)?(?: (?:tone|language|wording|voice))?$/i.test(
      wish
    )
  )
    return undefined
  const change = (text: string) =>
    CONTRACTIONS.reduce(
      (said, [pattern, full]) =>
        said.replace(pattern, match => (/^[A-Z]/.test(match) ? full.charAt(0).toUpperCase() + full.slice(1) : full)),
      text
    ).replace(/!+/g, '.')
  const operations = sections
    .flatMap(slotsOf)
    .flatMap(({ ref, value }): Operation[] =>
      typeof value === 'string' && change(value) !== value ? [{ op: 'set', ref, value: change(value) }] : []
    )
  return operations.length > 0
    ? operations
    : { words: 'The wording is formal already. To change more, tell me which text and what it should say.' }
}

export const LENGTH_RULES = [shorter, formal]
