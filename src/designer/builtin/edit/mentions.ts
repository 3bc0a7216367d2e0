import type { OutlineItem, OutlineSlot } from '../../../email/outline/outline.ts'
import { unquoted } from './clauses.ts'
import { DATE, dayKey, PERCENT, TIME, WEEKDAY } from './dates.ts'
import { allSlots, type Desk, itemsOf, type Outcome, type Rule, wordsOf } from './desk.ts'
import { PRICE } from './new-items.ts'
import { outsideAddresses, replaced, wholeWords } from './replace.ts'

/** A fact that texts speak of: what people call it, how it is written (the narrowest first), and what makes two of them the same. */
interface Fact {
  noun: RegExp
  called: string
  forms: RegExp[]
  /** What it may become, where that is written otherwise. */
  values?: RegExp[]
  key: (words: string) => string
}

const same = (words: string): string => words.toLowerCase().replace(/\s/g, '')

/** A day that something ends on: "until Monday", "ends on 5 March". */
const closing = (day: RegExp): RegExp =>
  new RegExp(
    `(?<=\\b(?:until|till|by|before|ends?|ending|closes?|closing|due|expires?|valid)\\s(?:on\\s|to\\s)?)(?:${day.source})`,
    'gi'
  )

const FACTS: Fact[] = [
  {
    noun: /^(?:deadline|(?:end|closing|due) date)$/,
    called: 'deadline',
    forms: [closing(DATE), closing(WEEKDAY)],
    values: [DATE, WEEKDAY],
    key: dayKey
  },
  { noun: /^(?:date|day|start date)$/, called: 'date', forms: [DATE, WEEKDAY], key: dayKey },
  { noun: /^(?:time|start(?:ing)? time|hour)$/, called: 'time', forms: [TIME], key: same },
  { noun: /^year$/, called: 'year', forms: [/\b20\d\d\b/g], key: same },
  { noun: /^(?:discount|offer|sale|reduction)$/, called: 'discount', forms: [PERCENT], key: same },
  { noun: /^(?:price|cost|fee)$/, called: 'price', forms: [PRICE], key: same }
]

const CHANGE =
  /^(?:(?:change|set|make|update|move|push|shift|correct|fix|switch|raise|lower|increase|reduce)\s+)?(?:the |our )?((?:end |closing |due |start(?:ing)? )?[a-z]+)(?: (?:in|of|on) the [\w ]{3,20}?)?(?: from .{1,30}?)?(?: is wrong[,;:]? (?:it )?(?:should be|is|must be|[’']s)| (?:back )?to| should (?:now )?be| must be| is(?: now)?|:| (?=[£$€\d]))\s*(?:on |at )?(.{1,60}?)(?: off| instead)?$/i

/** How the fact that a noun means is written; nothing where it is no fact. */
export const factForms = (noun: string): Pick<Fact, 'called' | 'forms'> | undefined =>
  FACTS.find(each => each.noun.test(noun))

/** The one item of a list of facts whose value is the fact that a noun means: 'the price' where it says 'Class: £34'. */
export function itemsOfFact(noun: string, desk: Desk): OutlineItem[] {
  const fact = factForms(noun)
  const isIt = ({ name, value }: OutlineSlot) =>
    name === 'value' && typeof value === 'string' && fact && mentioned(fact.forms, [value]).length > 0
  const found = fact
    ? desk.sections
        .filter(({ kind }) => kind === 'details')
        .flatMap(itemsOf)
        .filter(({ slots }) => slots.some(isIt))
    : []
  return found.length === 1 ? found : []
}

/** "change the date to 5 March": wherever the email speaks of the one date there is. */
const change: Rule = (wish, desk) => {
  const [, noun = '', words = ''] = CHANGE.exec(wish) ?? []
  const fact = FACTS.find(each => each.noun.test(noun.toLowerCase()))
  const to = unquoted(words)
  if (!fact || mentioned(fact.values ?? fact.forms, [to]).length === 0) return undefined
  const form = fact.forms.find(each => mentioned([each], textsOf(desk)).length > 0)
  const known = form ? mentioned([form], textsOf(desk)) : []
  const keys = new Set(known.map(fact.key))
  if (form && keys.size === 1) return everyMention(form, to, desk)
  // A part of a section, such as the date of an event, is for the rules that set parts.
  if (allSlots(desk).some(({ name }) => name === fact.called)) return undefined
  return { words: known.length > 0 ? whichOf(known, to) : `I found no ${fact.called} in this email.` }
}

const whichOf = (known: string[], to: string): string =>
  `Which one: ${[...new Set(known)].slice(0, 6).join(' or ')}? Say "change ${known[0]} to ${to}".`

function everyMention(form: RegExp, to: string, desk: Desk): Outcome {
  const operations = replaced(
    outsideAddresses(text => text.replace(form, () => to)),
    desk
  )
  return operations.length > 0 ? operations : { words: 'It says so already.' }
}

const textsOf = (desk: Desk): string[] => [
  ...allSlots(desk)
    .filter(({ kind }) => kind !== 'image')
    .map(wordsOf),
  desk.email.subject,
  desk.email.preheader
]

const mentioned = (forms: RegExp[], texts: string[]): string[] =>
  forms.flatMap(form => texts.flatMap(text => text.match(form) ?? []))

const CODE =
  /^(?:(?:change|set|make|update) )?(?:the |our )?(?:(?:coupon|discount|promo|voucher|offer) )?code (?:to|is|should be|must be|is now|changed to|:) (?:now )?["“]?([A-Z0-9][A-Z0-9-]{2,30})["”]?(?: now)?$/i

/** "the code is LUMO50 now": in the coupon, and wherever a text names it. */
const code: Rule = (wish, desk) => {
  const next = CODE.exec(wish)?.[1]
  const known = allSlots(desk).find(({ name }) => name === 'code')
  if (!next) return undefined
  if (!known)
    return { words: `I found no code in this email. To have one, say "add a coupon code ${next} for 10% off".` }
  const operations = replaced(
    outsideAddresses(text => text.replace(wholeWords(wordsOf(known)), () => next)),
    desk
  )
  return operations.length > 0 ? operations : { words: 'It says so already.' }
}

export const MENTION_RULES: Rule[] = [code, change]
