import type { Operation } from '../../../email/operations/operation.ts'
import type { OutlineSection, OutlineSlot } from '../../../email/outline/outline.ts'
import { type Desk, type Rule, selectedSection, selectedSlot, slotsOf } from './desk.ts'
import { isWithin, LENGTH } from './length-asked.ts'
import { slotsNamed } from './places.ts'
import { sectionsNamed } from './sections-named.ts'

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

const ALL = '(?:it|this|everything|all|the (?:whole )?(?:email|newsletter|texts?|copy))'
const SHORTER = new RegExp(
  `^(?:(?:(?:make|keep|cut|get) )?(?:${ALL} )?(?:is |be )?(?:a (?:bit|little|lot) |much |way )?(?:shorter|more concise|down|too long)|less text|(?:shorten|trim|cut down)(?: down)?(?: ${ALL})?|cut ${ALL})(?: (?:down|a (?:bit|little|lot)))?$`,
  'i'
)
const PART =
  /^(?:(?:make|keep) (?:the )?(.{2,60}?) (?:much |a (?:bit|little) )?(?:shorter|more concise)|(?:shorten|trim|cut down) (?:the )?(.{2,60}?)(?: down)?)$/i

/** "make it shorter", "shorten the text in the hero": texts keep their first sentence and their facts. No section goes for it. */
const shorter: Rule = (wish, desk) => {
  const [length = ''] = LENGTH.exec(wish) ?? []
  const said = wish.slice(0, wish.length - length.length)
  const part = PART.exec(said)
  const slots = SHORTER.test(said) ? textsOfAll(said, desk) : part && partNamed(part[1] ?? part[2] ?? '', desk)
  if (!slots) return length && SHORTENS.test(wish) ? REWORDING : undefined
  const operations = slots.flatMap(({ ref, value }): Operation[] => {
    const short = typeof value === 'string' ? shortened(value) : value
    return short === value || !isWithin(length, short) ? [] : [{ op: 'set', ref, value: short }]
  })
  if (operations.length > 0) return operations
  return length ? REWORDING : SHORTER.test(said) ? UNCUTTABLE : unshortened(slots[0]?.name)
}

const SHORTENS = /^(?:make|keep|get|shorten|trim|cut|reduce|limit|condense)\b/i
const REWORDING = {
  words:
    'I can leave sentences out, but not say the same in so few words. Give me the words, and I will set them: "change the headline to …".'
}
const UNCUTTABLE = { words: 'There is little left to cut. Name a section, and I will remove it.' }
const unshortened = (name = 'text') => ({
  words: `I cannot shorten that without losing what it says. Tell me the words: "change the ${name} to …".`
})

/** The running texts of the email; of what is selected, where a wish says "this". */
function textsOfAll(wish: string, desk: Desk): OutlineSlot[] {
  const isOfSelected = desk.selected !== undefined && /\b(?:this|it)\b/i.test(wish)
  const slot = isOfSelected ? selectedSlot(desk) : undefined
  const section = isOfSelected ? selectedSection(desk) : undefined
  return slot ? [slot] : (section ? [section] : desk.sections).flatMap(runningTexts)
}

/** What somebody said, and what the law asks for, keeps its words. */
const runningTexts = (section: OutlineSection): OutlineSlot[] =>
  /^(?:footer|quote)$/.test(section.kind) ? [] : slotsOf(section).filter(({ name }) => name === 'text')

/** 'headline', 'text in the hero', or the running texts of a section; `undefined` when it is neither. */
function partNamed(noun: string, desk: Desk): OutlineSlot[] | undefined {
  const slot = slotsNamed(noun, desk).find(({ kind }) => kind !== 'image')
  const sections = slot ? [] : sectionsNamed(noun, desk)
  return slot ? [slot] : sections.length > 0 ? sections.flatMap(runningTexts) : undefined
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
