import { type Brief, factsOf } from '../../../brief-reader/brief.ts'
import { capitalise, sentence, withCapitals } from '../../../brief-reader/tidy.ts'
import type { Material } from '../material.ts'
import { iconFor } from '../scenes.ts'
import { dateWords } from '../words.ts'
import { howItWorks } from './how-it-works.ts'
import { linked } from './linked.ts'
import { made, type Part } from './part.ts'

export const faq: Part = ({ brief, notes }) => {
  const { questions } = brief
  if (questions.length === 0 && brief.requests.includes('faq'))
    notes.push('You asked for questions and answers: tell me each question with its answer, and I will add them.')
  const [only, ...others] = questions
  if (!only) return undefined
  if (others.length === 0) return made('text', { heading: only.label, text: linked(only.value) })
  return made('faq', {
    heading: 'Questions, answered',
    items: questions.slice(0, 8).map(({ label, value }) => ({ title: label, text: linked(value) }))
  })
}

/** Statements that say what it does, beside icons; they are used up. */
export const features: Part = material => {
  const { brief, theme, statements } = material
  if (!/launch|welcome|announcement|winback/.test(brief.kind) || statements.length < 3) return undefined
  const short = statements.filter(words => words.length < 130 && !words.endsWith('?')).slice(0, 3)
  const parts = short.map(words => /^([^,:]{6,42})[,:]\s+(.{12,})$/.exec(words)).filter(match => match !== null)
  if (parts.length < 2) return undefined
  material.statements = statements.filter(words => !parts.some(match => match[0] === words))
  return made('features', {
    items: parts.map(([all, title = '', text = ''], at) => ({
      icon: iconFor(all, theme, at),
      title,
      text: linked(sentence(text.replace(/^(?:and|but|so) /i, '')))
    }))
  })
}

/** What is said in few words, beside icons; more of them than those have room for are told as sentences. */
export const points: Part = material => {
  const shown = material.points.splice(0, MOST_POINTS)
  material.statements.push(...material.points.splice(0).map(words => sentence(words)))
  if (shown.length === 0) return undefined
  return made('features', {
    heading:
      material.brief.kind === 'newsletter'
        ? 'In this issue'
        : material.pairs.length > 0
          ? 'At a glance'
          : 'Good to know',
    items: shown.map(words => ({
      icon: iconFor(words, material.theme, 0),
      title: linked(capitalise(withCapitals(words)))
    }))
  })
}

const MOST_POINTS = 6

/** What is left to be said, in paragraphs of two or three sentences; the signature is the sender's. */
export const story: Part = material => {
  const { statements, fragments, brief } = material
  const open = fragments.filter(isOpen)
  const all = [
    ...statements.map(capitalise),
    ...open.map(words => sentence(words)),
    ...(material.copy.always ? [material.copy.always] : [])
  ]
  material.statements = []
  material.fragments = fragments.filter(words => !open.includes(words))
  const signed = signatureOf(brief)
  if (all.length === 0) return signed ? made('text', { text: 'With best wishes,', signature: signed }) : undefined
  return made('text', { text: paragraphsOf(all.map(linked)).join('\n\n'), ...(signed && { signature: signed }) })
}

/** Words that are no sentence and no fact, but can stand as a short one: "Bring a blanket". */
export const isOpen = (words: string): boolean => !/\d|\.[a-z]{2,}/i.test(words) && words.split(' ').length > 1

const SIGNED =
  /\b(?:[Ss]ign(?:ed)?(?: (?:it|off))?(?: as| by| from)?|[Rr]egards|[Ee]ditor is|[Ww]ritten by|[Ll]ove|[Ff]rom:|(?:goodbye|sign-?off|greetings?|wishes|hello|hi|regards|thank[- ]you) from|[Ff]rom(?= \p{Lu}\p{Ll}+, (?:our |the )?(?:director|founder|head|owner|ceo|manager|editor|chair)))\s*,?\s+((?:(?:coach|chef|doctor|captain|auntie|uncle|miss|mr|mrs|ms) )?[\p{Lu}][\p{L}'-]+(?:\s+(?:and|&)\s+[\p{Lu}][\p{L}'-]+|\s+[\p{Lu}][\p{L}'-]+)?(?:(?:,| the)\s[A-Za-z][A-Za-z ]{2,30})?)\s*(?:,|\.|$|x\b)/mu

/** Who signs, when the brief says so. */
export function signatureOf(brief: Brief): string | undefined {
  if (brief.signature) return brief.signature
  if (brief.brand && /\bmy name (?:at|in) the (?:end|bottom|foot)\b/i.test(brief.source)) return brief.brand
  const [words = '', name] = SIGNED.exec(brief.source) ?? []
  // "A thank you from Miss Adaeze" in a newsletter is a piece of it.
  const signed = brief.kind === 'newsletter' && /^thank/i.test(words) ? undefined : name?.trim()
  return signed === undefined ||
    signed === brief.brand ||
    brief.brand?.startsWith(signed) ||
    (brief.brand && signed.startsWith(brief.brand))
    ? undefined
    : capitalise(signed).replace(/,\s+(?:our |the )?(.+)$/, (_, role: string) => `\n${capitalise(role)}`)
}

function paragraphsOf(sentences: string[]): string[] {
  const paragraphs: string[] = []
  for (const words of sentences) {
    const last = paragraphs.at(-1)
    if (last !== undefined && last.length + words.length < 260) paragraphs[paragraphs.length - 1] = `${last} ${words}`
    else paragraphs.push(words)
  }
  return paragraphs
}

/** Things that the brief numbers as steps, or the steps that it asks for. */
export const steps: Part = material => {
  const { brief } = material
  const listed = brief.requests.includes('steps') ? brief.things.slice(0, 6) : []
  return listed.length > 1 && !listed.some(({ price }) => price)
    ? made('steps', {
        heading: 'How it works',
        items: listed.map(({ title, text }) => ({ title, ...(text && { text: sentence(text) }) }))
      })
    : howItWorks(material)
}

/** "Places open on 2 March.", "A class is £34.": a sentence that is a name and a fact, as a row. */
function glance(brief: Brief, words: string): { label: string; value: string } | undefined {
  const match =
    /^(?:The |An? )?(.{3,34}?)(?: is| are| costs?|( opens?| starts?| begins?| ends?) on) (.{2,40}?)[.]$/i.exec(words)
  const fact = match?.[3] && factsOf(brief, 'date', 'amount', 'time', 'percent').find(text => text === match[3])
  return match && fact ? { label: capitalise(`${match[1]}${match[2] ?? ''}`), value: fact } : undefined
}

const HOLIDAYS = ['24 December', '25 December', '26 December', '31 December', '1 January']
const WEEK = ['Monday to Friday', 'Saturday', 'Sunday']

/** Opening hours are a table: tags stand for the hours when the brief does not tell them. */
export const hours: Part = ({ brief, copy, notes }) => {
  if (
    !/\bopening (?:hours|times)\b/i.test(copy.heading) ||
    brief.groups.length > 0 ||
    factsOf(brief, 'time', 'date').length > 0
  )
    return undefined
  const days = /\b(?:christmas|festive|holiday)\b/i.test(brief.text) ? HOLIDAYS : WEEK
  notes.push('The brief does not say the hours, so they stand as tags such as {{hours_1}}: tell me what to put there.')
  return made('details', {
    heading: 'When we are open',
    items: days.map((label, at) => ({ label, value: `{{hours_${at + 1}}}` }))
  })
}

/** "It should say when it happened": the moment differs from reader to reader, and a tag stands for it. */
function momentOf({ brief, notes }: Material): { label: string; value: string }[] {
  const asked =
    /\b(?:when (?:it|this|the (?:change|sign-?in|log-?in)) (?:happened|was|took place|occurred)|the (?:date and )?time of (?:the|it))\b/i
  if (brief.kind !== 'notice' || !asked.test(brief.source) || factsOf(brief, 'date', 'time').length > 0) return []
  notes.push('When it happened stands as {{event_time}}: your system fills that in.')
  return [{ label: 'When it happened', value: '{{event_time}}' }]
}

const OF_DELIVERY =
  /^(?:arrives|carrier|tracking number|expected|(?:expected |estimated )?(?:delivery|arrival)|delivery (?:address|date|time|window)|shipping address)$/i
const OF_PAYMENT =
  /^(?:paid(?: (?:by|with|on|in))?|amount|from|date|payment method|invoice number|receipt number|valid|ein|tax id|vat number|charity number|card(?: ending)?|next (?:payment|renewal|billing)(?: date)?)$/i

const IS_SUM = /^[£$€₹]\s?\d[\d.,]*(?: ?\/ ?\w+| (?:per|a) \w+)?$/

/** Rows that all tell of one thing stand under its name. */
function tableName({ kind, source }: Brief, rows: Brief['pairs']): string {
  const all = (sign: RegExp) => rows.every(({ label }) => sign.test(label))
  if (/^(?:appointment|renewal)$/.test(kind) && rows.every(({ value }) => IS_SUM.test(value))) return 'What it costs'
  if (/^(?:order|shipping)$/.test(kind) && all(OF_DELIVERY)) return 'Delivery'
  if (kind !== 'receipt' || !all(OF_PAYMENT)) return 'Good to know'
  return /\bdonat/i.test(source) ? 'Your donation' : 'Payment'
}

/** Facts with their names, as rows. Sentences that are nothing but such a fact join them, when there are two or more. */
export const details: Part = material => {
  const { brief, statements } = material
  const isReferred = (at: number) => /\b(?:before|by|until|after|from) then\b/i.test(statements[at + 1] ?? '')
  const glances = (words: string, at: number) => (isReferred(at) ? undefined : glance(brief, words))
  const seen = brief.kind === 'event' ? [] : statements.flatMap((words, at) => glances(words, at) ?? [])
  const enough = seen.length + material.pairs.length > 1
  if (enough) material.statements = statements.filter((words, at) => !glances(words, at))
  const rows = [...momentOf(material), ...material.pairs, ...(enough ? seen : [])].slice(0, 10)
  return rows.length > 0
    ? made('details', {
        heading: material.pairs.length === 0 ? 'At a glance' : tableName(brief, rows),
        items: rows.map(({ label, value }) => ({ label, value: linked(capitalise(dateWords(value))) }))
      })
    : undefined
}
