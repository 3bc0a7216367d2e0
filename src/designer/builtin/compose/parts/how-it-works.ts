import type { Item } from '../../../../email/sections/section.ts'
import type { Material } from '../material.ts'
import { type MadeSection, made } from './part.ts'

/** "explain how the monthly box works in three steps", "show them how it works". */
const ASKED =
  /\b(?:explain(?:ing)?|show(?:ing)?|describe|tell(?:ing)?|say|walk|include|add|with|and|,)\s+(?:(?:them|people|everyone|members|customers|subscribers|users|readers|briefly|simply|through)\s+)*(how (?:it|(?:(?:the|our|my|their) )?(?!it\b)[\p{L}'’-]+(?: [\p{L}'’-]+){0,3}?) works?)\b(?!:)(?:,? in (two|three|four|five|[2-5]) (?:\p{L}+ )?steps)?/iu

/** "in three simple steps": so many are asked for, of whatever it is. */
const COUNTED = /\bin (two|three|four|five|[2-5]) (?:(?:easy|simple|short|quick|clear|little) )?steps\b/i

const WORDS = ['', '', 'two', 'three', 'four', 'five']

const OFTEN: [RegExp, string][] = [
  [/\bweekly\b|\bevery week\b/i, 'once a week'],
  [/\bfortnightly\b|\bevery (?:two weeks|fortnight)\b/i, 'every two weeks'],
  [/\bmonthly\b|\bevery month\b/i, 'once a month'],
  [/\bquarterly\b|\bseasonal(?:ly)?\b|\bevery season\b/i, 'once a season']
]

/** How things of a sort work wherever they are bought, in three steps that say nothing of the sender. */
const KNOWN: { sign: RegExp; steps: (often: string) => Item[] }[] = [
  {
    sign: /\b(?:box(?:es)?|crate|hamper|subscription)\b/i,
    steps: often => [
      { title: 'We choose', text: 'We decide what goes in, so that it is worth opening.' },
      { title: 'We pack it and send it', text: 'There is nothing for you to do.' },
      { title: 'It arrives', text: `At your door${often && `, ${often}`}.` }
    ]
  },
  {
    sign: /\b(?:class(?:es)?|lessons?|sessions?|appointments?|bookings?|treatments?|coaching|tutoring)\b/i,
    steps: () => [
      { title: 'Choose a time', text: 'Find one that suits you.' },
      { title: 'Book your place', text: 'Pick it, and it is yours.' },
      { title: 'Come along', text: 'We look forward to seeing you.' }
    ]
  }
]

/** An app or a service is no subscription box, whatever it is paid by. */
const IS_SOFTWARE = /\b(?:app|software|platform|tool|saas|dashboard|api|website|account)\b/i

const countOf = (said: string | undefined): number =>
  said ? Math.max(WORDS.indexOf(said.toLowerCase()), Number(said) || 0) : 3

/** What was asked to be explained in steps without being told: steps that hold for anything of its sort, else a tag for each. */
export function howItWorks({ brief, copy, notes }: Material): MadeSection | undefined {
  const [, how, stated] = ASKED.exec(brief.source) ?? []
  const count = stated ?? COUNTED.exec(brief.source)?.[1]
  // A referral or an order has steps of its own.
  const hasOwn = copy.extra?.kind === 'steps' && brief.kind !== 'welcome'
  const isListed = brief.things.length > 0 || brief.groups.length > 0
  if (hasOwn || isListed || !(how || (count && brief.requests.includes('steps')))) return undefined
  const known = IS_SOFTWARE.test(brief.source)
    ? undefined
    : KNOWN.find(({ sign }) => sign.test(how && !/^how it\b/i.test(how) ? how : `${how ?? ''} ${brief.trade ?? ''}`))
  // "how our prices work" asks for no steps.
  if (!known && !count && !/^how it\b/i.test(how ?? '')) return undefined
  const often = OFTEN.find(([sign]) => sign.test(brief.source))?.[1] ?? ''
  const items = known && countOf(count) === 3 ? known.steps(often) : tagged(countOf(count))
  notes.push(
    known && countOf(count) === 3
      ? 'The brief does not say the steps, so they are mine: read them, and tell me what is different with you.'
      : 'The brief does not say the steps, so they stand as {{step_1_title}} and {{step_1_text}}: tell me what to put there.'
  )
  return made('steps', { heading: headingFrom(how), items })
}

const headingFrom = (how = 'how it works'): string =>
  how
    .replace(/^how/i, 'How')
    .replace(/ (?:our|my|their) /i, ' the ')
    .replace(/ work$/i, ' works')

const tagged = (count: number): Item[] =>
  Array.from({ length: count }, (_, at) => ({ title: `{{step_${at + 1}_title}}`, text: `{{step_${at + 1}_text}}` }))
