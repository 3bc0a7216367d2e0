import { hasVerb } from '../../../brief-reader/sentence-test.ts'
import { capitalise } from '../../../brief-reader/tidy.ts'
import { isStatement } from '../../../grammar/clause.ts'
import { isProper, listed, numberWord, the, uncapitalise } from '../words.ts'
import type { Copies, Terms } from './copy.ts'
import { onWhat } from './offer-words.ts'

/** For a welcome that has nothing else to say. */
const BEGINNINGS = {
  kind: 'steps' as const,
  heading: 'Three ways to begin',
  items: [
    { title: 'Look around', text: 'Begin with whatever made you sign up.' },
    { title: 'Ask us anything', text: 'Reply to this email, and your question is with us.' },
    { title: 'Keep this email', text: 'So that you find us again.' }
  ]
}

const tellsLittle = ({ statements, things, groups, fragments }: Terms['brief']): boolean =>
  statements.length + things.length + groups.flatMap(({ items }) => items).length + fragments.length < 2 &&
  statements.join(' ').length < 60

export function welcome({ brief, us, named, reader, thing }: Terms): Copies {
  const waiting = thing && /\b(?:list|waitlist)$/i.test(thing)
  if (waiting)
    return [
      {
        eyebrow: 'Good to have you here',
        heading: `You're on the ${thing}${reader}`,
        lead: 'Thank you for putting your name down. Here is what to know for now.',
        button: 'Have a look',
        closing: 'See you soon'
      },
      {
        eyebrow: 'Thank you for waiting',
        heading: `Your name is on the list${reader}`,
        lead: `You are on the ${thing}. Here is what to know for now.`,
        button: 'See what is coming',
        closing: 'See you soon'
      }
    ]
  const joined =
    thing &&
    !isProper(thing) &&
    !(named && (thing.includes(us) || brief.trade?.includes(thing))) &&
    !/trial/i.test(thing)
      ? ` ${the(thing)}`
      : named
        ? ` ${us}`
        : ' us'
  const trial =
    /\b(?:start(?:ed|ing)?|begin\w*|began|sign\w* up for) (?:the|their|a|an|our|your) ((?:\d+[- ]day )?(?:free )?trial)\b/i.exec(
      brief.source
    )?.[1]
  const shared = {
    lead: trial
      ? `Your ${trial.toLowerCase()}${named ? ` of ${us}` : ''} has begun. We are glad you are here.`
      : `Thank you for joining${joined}. We are glad you are here.`,
    body: `You are in the right place. If there is anything you would like to know before you start, reply to this email and ask.`,
    ...(tellsLittle(brief) && { extra: BEGINNINGS }),
    closing: named ? `See you soon at ${us}` : 'See you soon'
  }
  const gift = brief.offer && onWhat([brief.offer.gain, brief.offer.on, brief.offer.over].filter(Boolean).join(' '))
  return [
    {
      eyebrow: gift && gift.length < 40 ? `${capitalise(gift)}, to begin with` : 'Good to have you here',
      heading: named ? `Welcome to ${us}${reader}` : `Welcome${reader}`,
      button: 'Get started',
      ...shared
    },
    {
      eyebrow: named ? `Welcome to ${us}` : 'Welcome',
      heading: `We're glad you're here${reader}`,
      button: 'Start here',
      ...shared,
      lead: trial
        ? shared.lead
        : `Thank you for joining${joined}. ${tellsLittle(brief) ? 'Here is how to begin.' : 'It is good to have you with us.'}`
    },
    {
      eyebrow: 'Welcome',
      heading: named ? `Hello from ${us}` : `Hello${reader || ', and welcome'}`,
      button: 'Look around',
      ...shared
    }
  ]
}

const MONTHS = 'January February March April May June July August September October November December'.split(' ')

/** `Issue 42`, `March 2026`: what tells this letter from the last. */
function issueOf({ brief }: Terms): string | undefined {
  const issue = /\b(?:issue|edition)\s+(?:no\.?\s*)?#?(\d+)/i.exec(brief.source)?.[1]
  if (issue) return `Issue ${issue}`
  const season = /\b(spring|summer|autumn|fall|winter)\s+(?:term|newsletter|issue|edition|news|update)/i.exec(
    brief.source
  )?.[1]
  const named = MONTHS.find(month =>
    new RegExp(
      `\\b${month}\\b(?='?s? (?:newsletter|issue|edition|news|update|round|digest))|\\b(?:newsletter|update|news|new) (?:for|in|of) (?:the month of )?${month}\\b(?! \\d)`,
      'i'
    ).test(brief.source)
  )
  const end = /\bend of (?:the )?(term|year|season|summer|semester)\b/i.exec(brief.source.slice(0, 140))?.[1]
  if (named) return `${named} news`
  if (end) return `End of ${end.toLowerCase()}`
  if (season) return `${capitalise(season)} ${/\bterm\b/i.test(brief.source) ? 'term' : 'news'}`
  const term = /(?<![-\w])(term \d)\b/i.exec(brief.source)?.[1]
  if (term) return capitalise(term.toLowerCase())
  const weekly = /\bweekly\b/i.test(brief.source) ? 'This week' : undefined
  return /\bmonthly\b|\bthis month's (?:newsletter|update|news|issue)\b/i.test(brief.source) ? 'This month' : weekly
}

/** "faster Gantt": typed with a small letter, it is no name. */
const asTyped = (title: string, source: string): string => {
  const small = title.charAt(0).toLowerCase() + title.slice(1)
  return source.includes(small) ? small : uncapitalise(title)
}

/** Titles joined to one sentence, as many as it holds; a name keeps its capital, as in "status pages, Slack alerts". */
function contents(titles: string[], source: string): string | undefined {
  const short = titles.filter(title => title.length < 64)
  const fitting = short.filter((_, at) => short.slice(0, at + 1).join(', ').length < 150)
  if (fitting.length < 2) return undefined
  const rest = titles.length - fitting.length
  const said = [
    ...fitting.map((title, at) =>
      at === 0 ? capitalise(title) : source.includes(`, ${title}`) ? title : asTyped(title, source)
    ),
    ...(rest > 0 ? [`${numberWord(rest).toLowerCase()} more`] : [])
  ]
  return `${listed(said)}.`
}

export function newsletter(terms: Terms): Copies {
  const { brief, us, named, thing } = terms
  const issue = issueOf(terms)
  const told = brief.things.length > 0 ? brief.things : (brief.groups[0]?.items ?? [])
  const titles = told.map(item =>
    `${'value' in item && item.value ? `${item.value} ` : ''}${item.title}`.replace(/[.?]$/, '')
  )
  const latest = `Here is the latest from ${us}.`
  const changes = /\b(?:what(?:'s| has| is)? (?:new|changed)|changelog|release|features?|product update)\b/i.test(
    brief.source
  )
  const inside = titles.some(isStatement) ? undefined : contents(titles, brief.source)
  // Where the list below is of titles alone, the top does not say them too.
  const isBare = told.length > 1 && !told.some(({ text }) => text)
  const lead = isBare && !changes ? latest : (inside ?? latest)
  const about =
    thing && thing !== us && thing.length < 48 && !/^(?:newsletter|news|update|digest)/i.test(thing)
      ? /\b(?:club|council|school|society|association|church|committee|team|group|centre|center)$/i.test(thing)
        ? `News from ${the(thing.toLowerCase() === thing || !isProper(thing) ? uncapitalise(thing) : thing)}`
        : capitalise(thing)
      : undefined
  const shared = {
    lead,
    ...(inside && isBare && !changes && { preheader: inside }),
    button: 'Read it online',
    ...(issue && { eyebrow: issue })
  }
  const home = brief.trade && !named ? ` from the ${brief.trade}` : named ? ` from ${us}` : ' from us'
  const plain = changes
    ? `What's new${named ? ` in ${us}` : ''}`
    : about && about.toLowerCase() !== brief.trade
      ? about
      : `News${home}`
  const [first = '', ...others] = titles
  const rest = contents(others, brief.source)
  return first.length > 18 &&
    first.length < 60 &&
    (hasVerb(first) || /^(?:the )?\d+ |^(?:why|how|what|when|where|meet)\b/i.test(first))
    ? [
        {
          ...shared,
          heading: first,
          lead: rest ? `Also: ${uncapitalise(rest)}` : lead.includes(first) ? latest : lead
        },
        { ...shared, heading: plain }
      ]
    : [{ ...shared, heading: plain }]
}
