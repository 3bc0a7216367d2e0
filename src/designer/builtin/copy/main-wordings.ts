import { capitalise, joinAnd, sentence, trimEnds, wordCount } from '../../brief/words.ts'
import type { Wording, Writer } from './writer.ts'

const list = (brand: string, why: string): string =>
  brand ? `You receive this because ${why} ${brand}.` : `You receive this because ${why} us.`

/** For people who have just joined. */
export function welcome({ brief, brand, offer, until, news }: Writer): Wording {
  const place = /^joining (?:our |the )?(.+)$/i.exec(brief.doing ?? '')?.[1]
  const isList = place !== undefined && /list$/i.test(place)
  const thanks = brief.doing
    ? `Thank you for ${brief.doing}.`
    : brief.thanksFor
      ? `Thank you for ${brief.thanksFor}.`
      : undefined
  const about =
    brief.brand.about && brand && !/^our\b/.test(brief.brand.about)
      ? `${brand} is ${brief.brand.about}, and you are now part of it.`
      : undefined
  return {
    eyebrow: brand ? (news || offer ? `Welcome to ${brand}` : undefined) : 'Welcome',
    headings: [
      news,
      offer && `Welcome. Here is ${offer}`,
      isList ? `You are on our ${place}` : undefined,
      place && !isList ? `Welcome to our ${place}` : undefined,
      brand ? `Good to have you at ${brand}` : 'Good to have you with us',
      brand ? `Hello from all of us at ${brand}` : undefined
    ],
    lead: [
      thanks ??
        about ??
        (brand
          ? `Thank you for joining ${brand}. We are glad you found us.`
          : 'Thank you for joining us. We are glad you are here.'),
      offer && brief.code && `Use the code **${brief.code}** for ${offer}${until ? ` ${until}` : ''}.`
    ],
    button: offer ? 'Use your welcome offer' : brand && brand.length <= 20 ? `Visit ${brand}` : 'Come and look around',
    ctas: [
      offer && `${capitalise(offer)}, whenever you are ready`,
      news && /place|class|spot|seat/i.test(news) ? 'Shall we keep you a place?' : undefined,
      'Ready when you are',
      brand && `See you at ${brand}`
    ],
    subjects: [
      isList ? `You are on our ${place}` : undefined,
      offer && brand && `Welcome to ${brand}: ${offer}`,
      offer && `Welcome: ${offer}`,
      news && brand && `Welcome to ${brand}: ${news.charAt(0).toLowerCase()}${news.slice(1)}`,
      brand && `Welcome to ${brand}`
    ],
    previews: [news && `${news}.`, thanks],
    footer: list(brand, 'you joined')
  }
}

/** News at regular intervals. */
export function newsletter({ brief, brand, news }: Writer): Wording {
  const topics = brief.topics
    .filter(topic => !/^(?:a |the )?(?:letter|note|word|message) from\b/i.test(topic))
    .map(bareTopic)
  const short = topics.filter(topic => wordCount(topic) <= 6)
  const pair = short.length >= 2 ? `${capitalise(short[0]!)}, and ${lower(short.at(-1)!)}` : undefined
  const issue = brief.references.find(({ label }) => /issue|edition/i.test(label))
  const when = /\b(january|february|march|april|may|june|july|august|september|october|november|december)\b/i.exec(
    brief.text.replace(/\b(?:may|march) (?=\w+ )/g, '')
  )?.[1]
  const period = /weekly/i.test(brief.text)
    ? 'this week'
    : /quarterly/i.test(brief.text)
      ? 'this quarter'
      : 'this month'
  const titles = [
    ...brief.statements.filter(({ title }) => title).map(({ title }) => title),
    ...brief.items.map(({ title }) => title)
  ].filter((title): title is string => !!title)
  return {
    eyebrow: issue
      ? `${issue.label} ${issue.value}`
      : capitalise(
          brief.title && /newsletter|digest|round/i.test(brief.title)
            ? brief.title
            : when
              ? `${capitalise(when)} news`
              : 'Newsletter'
        ),
    headings: [
      pair,
      titles.length > 0 ? titles[0] : undefined,
      short[0] && capitalise(short[0]),
      news,
      brand ? `What is new at ${brand} ${period}` : `What is new ${period}`
    ],
    lead: [
      topics.length > 0
        ? `${capitalise(period)}${brand ? ` at ${brand}` : ''}: ${joinAnd(topics.map(lower))}.`
        : titles.length > 1
          ? `In this issue: ${joinAnd(titles.slice(0, 4).map(lower))}.`
          : undefined
    ],
    button: 'Read more',
    needsLink: true,
    ctas: [brand ? `See you at ${brand}` : 'Until next time', 'Come by and say hello'],
    subjects: [
      pair,
      titles[0],
      short[0] && brand && `${brand}: ${lower(short[0])}`,
      news,
      brand && `News from ${brand}`,
      'What is new this month'
    ],
    previews: [
      short.length > 2 ? sentence(joinAnd(short.slice(1, 4).map(lower))) : undefined,
      brand && `News from ${brand}, in a few minutes of reading.`
    ],
    footer: brand
      ? `You receive the ${brand} newsletter because you signed up for it.`
      : 'You receive this newsletter because you signed up for it.'
  }
}

const bareTopic = (topic: string): string => trimEnds(topic).replace(/^(?:our|a|an|the|some)\s+/i, '')
const lower = (text: string): string =>
  /^[A-Z][a-z]+ [A-Z]|^[A-Z]{2}/.test(text) ? text : text.charAt(0).toLowerCase() + text.slice(1)

/** Something costs less for a while. */
export function sale({ brief, brand, offer, until, thing, news }: Writer): Wording {
  const name = saleName(brief.title)
  const label = brief.offer?.label
  const scope = brief.offer?.scope
  const time = until?.replace(/^until midnight on /, 'until ')
  const runs = name && until ? `The ${lower(name)} runs ${until}.` : until ? `The offer runs ${until}.` : undefined
  const isWords = label && !/^\D?\d/.test(label)
  return {
    eyebrow: name ?? (time ? capitalise(time.replace(/^until/, 'Until')) : undefined),
    headings: [
      offer && capitalise(offer),
      offer && time && `${capitalise(offer)}, ${time}`,
      scope && label && !isWords ? `${capitalise(scope)}, ${lower(label)}` : undefined,
      label && capitalise(label),
      news,
      name && `The ${lower(name)} is on`
    ],
    lead: [
      runs,
      brief.code && `Use the code **${brief.code}** at the checkout.`,
      !runs && !brief.code && name && brand ? `The ${lower(name)} at ${brand} is on.` : undefined
    ],
    button:
      name && name.length < 18 && /sale|friday|monday/i.test(name)
        ? `Shop ${/friday|monday/i.test(name) && !/sale/i.test(name) ? name : `the ${lower(name)}`}`
        : thing && thing.length < 16
          ? `Shop ${thing}`
          : 'Shop the offer',
    ctas: [
      time && label && `${capitalise(label)} ${time}`,
      offer && capitalise(offer),
      name && `The ${lower(name)} is on`
    ],
    subjects: [
      offer && time && `${capitalise(offer)} ${time}`,
      offer && brand && `${capitalise(offer)} at ${brand}`,
      offer && capitalise(offer),
      name && brand && `${name} at ${brand}`,
      news
    ],
    previews: [
      brief.code && `Use the code ${brief.code} at the checkout.`,
      name && brand && `The ${lower(name)} at ${brand} is on.`,
      runs
    ],
    footer: list(brand, 'you asked for offers from')
  }
}

/** "Spring sale" of "Spring sale email"; a bare "sale" names nothing. */
function saleName(title: string | undefined): string | undefined {
  const name = title
    ?.replace(/\s+(?:e-?mail|campaign|promo(?:tion)?|announcement|newsletter|message|mailing|blast)$/i, '')
    .trim()
  return name &&
    wordCount(name) >= 2 &&
    wordCount(name) <= 4 &&
    /sale|friday|monday|clearance|weekend|week|deals?|event/i.test(name)
    ? capitalise(name)
    : undefined
}

/** Something new. */
export function launch({ brief, brand, offer, thing, news }: Writer): Wording {
  const about = brief.product?.about ?? (thing === brand ? brief.brand.about : undefined)
  const claim = about && capitalise(about.replace(/^(?:an?|the|our)\s+/i, ''))
  const same = thing !== undefined && thing === brand
  return {
    eyebrow: thing && !same && brand ? `New from ${brand}` : brief.date && !thing ? undefined : 'New',
    headings: [
      thing && `Meet ${thing}`,
      thing && claim && `${thing}: ${lower(claim)}`,
      thing && `${thing} is here`,
      claim && capitalise(about!),
      news,
      brand && `New at ${brand}`
    ],
    lead: [thing && about ? `${thing} is ${about}.` : undefined],
    button: thing && thing.length <= 16 ? `See ${thing}` : 'See what is new',
    ctas: [
      offer && capitalise(offer),
      thing && `Be among the first to have ${thing}`,
      thing && `See ${thing} for yourself`,
      'Have a first look'
    ],
    subjects: [
      thing && claim && `Meet ${thing}, ${lower(about!)}`,
      thing && claim && `${thing}: ${lower(claim)}`,
      thing && `${thing} is here`,
      news,
      brand && `New at ${brand}`
    ],
    previews: [about && `${capitalise(about)}.`, thing && !same && brand && `${thing} is new from ${brand}.`],
    footer: list(brand, 'you asked for news from')
  }
}

/** Come, and when and where. */
export function event({ brief, brand, news }: Writer): Wording {
  const { event: what, date, time } = brief
  const name = what.name
  const isTitle = name !== undefined && what.sort !== undefined
  const when = [date, time && `at ${time}`.replace(/^at (?=\d.*(?:to|-|–))/, '')].filter(Boolean).join(' ')
  const an = name && /^[aeiou]/i.test(name) ? 'an' : 'a'
  const plural = name !== undefined && /s$/.test(name) && !/(?:ss|ness|us)$/.test(name)
  const invited = isTitle
    ? `You are invited to “${name}”${what.sort ? `, a ${what.sort}` : ''}${what.host ? ` with ${what.host}` : ''}.`
    : name
      ? `You are invited to ${/^[A-Z][\w’']* [A-Z]/.test(name) ? name : `${plural ? 'our' : an} ${lower(name)}`}${what.host ? ` with ${what.host}` : ''}.`
      : `You are invited${what.host ? `, with ${what.host}` : ''}.`
  return {
    eyebrow: when ? capitalise(date ?? when) : 'You are invited',
    headings: [
      name && capitalise(name),
      name && date && `${capitalise(name)}, ${date}`,
      news,
      date && `Keep ${date} free`,
      'You are invited'
    ],
    lead: [invited],
    button:
      what.price && /free/i.test(what.price) ? 'Save my place' : brief.event.price ? 'Get tickets' : 'Save my place',
    ctas: [
      date && `See you on ${date.replace(/^the\s+/i, '')}?`,
      what.place && !/online/i.test(what.place) ? `See you at ${lower(what.place)}?` : undefined,
      'Will you come?'
    ],
    subjects: [
      name && date && `${capitalise(name)}, ${date}`,
      name && `You are invited: ${lower(name)}`,
      name && capitalise(name),
      date && `Keep ${date} free`,
      'You are invited'
    ],
    previews: [
      when &&
        `${capitalise(when)}${what.place ? `, ${lower(what.place)}` : ''}${what.price ? `, ${lower(what.price)}` : ''}.`,
      'Here is when, where and how to come.'
    ],
    footer: brand
      ? `You receive this because you follow what ${brand} does.`
      : 'You receive this because you follow what we do.'
  }
}
