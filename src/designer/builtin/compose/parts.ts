import type { SectionInput } from '../../../email/sections/normalise.ts'
import type { Item } from '../../../email/sections/section.ts'
import { factsOf, TRANSACTIONAL } from '../../brief-reader/brief.ts'
import { toReader } from '../../brief-reader/clauses.ts'
import { capitalise, sentence } from '../../brief-reader/tidy.ts'
import type { Headline } from './headlines.ts'
import { footerWords } from './languages.ts'
import { action, dateWords, type Material, withScheme } from './material.ts'
import { iconFor, sceneFor, scenePicture } from './scenes.ts'

/** One part of an email, or nothing when the brief has nothing for it. */
export type Part = (material: Material, headline: Headline) => Omit<SectionInput, 'layout' | 'tone'> | undefined

const made = (kind: string, content: SectionInput['content']) => ({ kind, content })

/** Sentences for the top: as many as fit in about three lines. They are used up. */
export function takeLead(material: Material, most = 190): string | undefined {
  const taken: string[] = []
  while (material.statements[0] && taken.join(' ').length + material.statements[0].length < most && taken.length < 2) {
    taken.push(material.statements.shift() as string)
  }
  return taken.length > 0 ? taken.map(linked).join(' ') : undefined
}

/** Addresses of the brief become links that say the address. */
export const linked = (text: string): string =>
  text.replace(
    /(?<![\w@/.\]([-])(?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[^\s),;]*[^\s),;.!?])?(?![\w@])/gi,
    address =>
      /^https?:|\.[a-z]{2,}(?:\/|$)/i.test(address) &&
      !/^\d|\.(?:m|g|e)$/i.test(address) &&
      /[a-z]/i.test(address) &&
      !/^(?:e\.g|i\.e|a\.m|p\.m)/i.test(address)
        ? `[${address.replace(/^https?:\/\//i, '')}](${withScheme(address)})`
        : address
  )

export const header: Part = ({ sender, brief }) => {
  const name = (brief.brand ?? '').toLowerCase().replace(/[^a-z0-9]/g, '')
  const links = factsOf(brief, 'link')
    .filter(
      link =>
        name &&
        link
          .toLowerCase()
          .replace(/[^a-z0-9]/g, '')
          .includes(name.slice(0, 6))
    )
    .slice(0, 1)
  return made('header', {
    logo: sender,
    ...(links[0] &&
      brief.kind !== 'newsletter' && { links: [{ link: { label: hostOf(links[0]), href: homeOf(links[0]) } }] })
  })
}

const hostOf = (link: string): string => link.replace(/^https?:\/\/(?:www\.)?|^www\./i, '').replace(/[/?#].*$/, '')
const homeOf = (link: string): string =>
  /^https?:/i.test(link) ? (/^https?:\/\/[^/?#]+/i.exec(link)?.[0] ?? link) : `https://${link.replace(/[/?#].*$/, '')}`

export const hero: Part = (material, { eyebrow, heading, lead, button }) => {
  const text = takeLead(material) ?? lead
  const quiet = material.brief.kind === 'receipt' || (material.brief.kind === 'order' && material.choice.next() < 0.5)
  const variant = Math.floor(material.choice.next() * 6)
  return made('hero', {
    ...(eyebrow && eyebrow !== heading && { eyebrow: eyebrow }),
    heading,
    ...(text && { text }),
    ...(hasAction(material) && { button: action(material, button) }),
    ...(!quiet && { image: scenePicture(material.scene, material.theme, variant) })
  })
}

/** An announcement without an address has nowhere to go; other kinds have a tag for it. */
const hasAction = ({ brief, href }: Material): boolean =>
  !(href === '{{link_url}}' && /announcement|newsletter|thanks/.test(brief.kind))

export const coupon: Part = ({ brief, href, choice }, { heading }) => {
  const code = factsOf(brief, 'code')[0]
  if (!code) return undefined
  const said = brief.offer && heading.toLowerCase().includes(brief.offer.gain.toLowerCase())
  const gain = said
    ? choice.pick(['Your code', 'With this code', 'One code for all of it'])
    : brief.offer
      ? `${capitalise(brief.offer.gain)}${brief.offer.on ? ` ${brief.offer.on}` : ''}`
      : 'Your code'
  const when = brief.deadline ? `Valid until ${dateWords(brief.deadline)}.` : validity(brief.text)
  return made('coupon', {
    heading: gain,
    code,
    text: when ?? 'Enter the code at the checkout.',
    button: {
      label: choice.pick(['Use the code', 'Redeem it']),
      href: /review|survey|order|shipping/.test(brief.kind) && href.startsWith('{{') ? '{{shop_url}}' : href
    }
  })
}

const validity = (text: string): string | undefined => {
  const span =
    /\b(?:(?:valid |good |works )?for|valid) (\d+ (?:hours|days|weeks|months))\b|\b(?:within|in the next) (\d+ (?:hours|days|weeks))\b/i.exec(
      text
    )
  const time = span?.[1] ?? span?.[2]
  return time ? `Valid for ${time}.` : undefined
}

export const products: Part = material => {
  const { brief, theme, scene } = material
  const things = brief.things.slice(0, 6)
  if (things.length === 0) return undefined
  const items = things.map(
    (thing, at): Item => ({
      image: scenePicture(sceneFor(thing.title) ?? scene, theme, (at + 1) % 6, thing.title),
      title: thing.title,
      ...(thing.text && { text: linked(sentence(thing.text)) }),
      ...(thing.price && { price: thing.price }),
      ...(thing.was && { was: thing.was })
    })
  )
  return made('products', { heading: PRODUCTS[brief.kind] ?? 'What is in it', items })
}

const PRODUCTS: Partial<Record<Material['brief']['kind'], string>> = {
  cart: 'What you chose',
  sale: 'In the sale',
  launch: 'What is new',
  shipping: 'In the parcel',
  winback: 'While you were away',
  welcome: 'A place to start',
  event: 'On the programme',
  newsletter: 'In this issue',
  review: 'What you bought',
  announcement: 'In short'
}

/** A list holds so many; what comes after them is said in a sentence. */
function sayTheRest(material: Material, most: number): void {
  const rest = material.brief.things.slice(most).map(({ title, price }) => (price ? `${title} (${price})` : title))
  if (rest.length > 0) material.statements.push(`Also: ${[...new Set(rest)].join(', ')}.`)
}

export const stories: Part = material => {
  const { brief, theme, scene, choice } = material
  const things = brief.things.slice(0, 10)
  sayTheRest(material, 10)
  if (things.length === 0) return undefined
  const pictures = choice.next() < 0.6 && things.length < 6
  const items = things.map(
    (thing, at): Item => ({
      ...(pictures && { image: scenePicture(sceneFor(thing.title) ?? scene, theme, (at + 2) % 6, '') }),
      title: thing.title,
      ...((thing.text ?? thing.price) && {
        text: linked([thing.text && sentence(thing.text), thing.price].filter(Boolean).join(' '))
      })
    })
  )
  return made('list', { heading: PRODUCTS[brief.kind] ?? 'In short', items })
}

/** Products when they have prices, else a list of what is coming. */
export const goods: Part = (material, headline) =>
  material.brief.requests.includes('steps') &&
  material.brief.things.length > 1 &&
  !material.brief.things.some(thing => thing.price)
    ? undefined
    : material.brief.things.some(thing => thing.price) && material.brief.things.length <= 6
      ? products(material, headline)
      : stories(material, headline)

export const order: Part = material => {
  const { brief } = material
  const things = (brief.things.length > 0 ? brief.things : countedIn(material)).slice(0, 12)
  const number = factsOf(brief, 'number')[0]
  const date = brief.kind === 'receipt' ? factsOf(brief, 'date')[0] : undefined
  const shown = [number, date].filter(text => text !== undefined)
  if (things.length === 0) return undefined
  material.pairs = material.pairs.filter(({ value }) => !shown.includes(value))
  const totals = brief.totals.slice(0, 6)
  sayTheRest(material, 12)
  return made('order', {
    heading:
      brief.kind === 'receipt' ? 'What you paid for' : brief.kind === 'shipping' ? 'In the parcel' : 'What you ordered',
    ...(number && {
      number: `${/inv/i.test(number) ? 'Invoice' : brief.kind === 'receipt' ? 'Reference' : 'Order'} ${number}`
    }),
    ...(date && { date: dateWords(date) }),
    items: things.map(({ title, text, price }) => ({ title, ...(text && { text }), ...(price && { price }) })),
    ...(totals.length > 0 && { totals: totals.map(({ label, value }) => ({ label, value })) })
  })
}

/** "Two paperbacks" in an order is what was ordered. */
function countedIn(material: Material): { title: string; text?: string; price?: string }[] {
  const counted = material.fragments.filter(
    words => /^(?:an?|one|two|three|four|five|six|\d+)\s+[a-z]/i.test(words) && !/[£$€]/.test(words)
  )
  material.fragments = material.fragments.filter(words => !counted.includes(words))
  return counted.map(words => ({ title: capitalise(words) }))
}

const isWhere = (label: string): boolean => /^(?:venue|place|where|location|address)$/i.test(label)

export const event: Part = (material, { button }) => {
  const { brief, thing } = material
  const dates = factsOf(brief, 'date')
  const times = factsOf(brief, 'time')
  const pair = material.pairs.find(({ label }) => isWhere(label))
  if (brief.kind === 'event')
    material.pairs = material.pairs.filter(
      ({ label, value }) =>
        !isWhere(label) &&
        !(/^(?:date|when|day|time|doors)$/i.test(label) && [...dates, ...times].some(fact => value === fact))
    )
  const place = pair?.value ?? placeOf(brief.text)
  const price =
    /\b(?:tickets?|entry|admission|price|costs?|entrance|places?|seats?)\b[^.\n]{0,20}?([£$€]\s?\d[\d.,]*\d|[£$€]\d)/i.exec(
      brief.text
    )?.[1] ??
    (/\b(?:free (?:entry|admission|event|to attend|of charge)|(?:entry|admission|it)(?: is|'s) free)\b/i.test(
      brief.text
    )
      ? 'Free'
      : undefined)
  if (price === 'Free')
    material.fragments = material.fragments.filter(
      words => !/^(?:entry is |admission is )?free(?: entry| admission| of charge| to attend)?$/i.test(words)
    )
  if (!dates[0] || (brief.kind !== 'event' && !(place && times[0] && /announcement|launch/.test(brief.kind))))
    return undefined
  return made('event', {
    heading: capitalise(thing ?? 'When and where'),
    date: dateWords(dates[0]),
    ...(times.length > 0 && { time: times.length > 2 ? times.slice(0, 1).join('') : timesOf(brief.text, times) }),
    ...(place && { place: capitalise(place) }),
    ...(price && { price }),
    button: action(material, button)
  })
}

/** "Doors 8pm, film starts at 9.15pm": each time with the word before it. */
function timesOf(text: string, times: string[]): string {
  if (times.length === 1) return times[0] ?? ''
  return times
    .map(time => {
      const word = /(\b[a-z]+)(?:\s+(?:at|from|open|opens|starts?|begins?))*\s*:?\s*$/i.exec(
        text.slice(0, text.indexOf(time))
      )?.[1]
      return word &&
        /^(?:doors|film|show|dinner|talk|start|drinks|music|screening|lunch|game|kick-?off|ceremony|concert)$/i.test(
          word
        )
        ? `${word.toLowerCase()} ${time}`
        : time
    })
    .join(', ')
    .replace(/^./, letter => letter.toUpperCase())
}

const PLACES =
  'quay|beach|park|garden|gardens|studio|shop|courtyard|town hall|village hall|library|harbour|barn|church|school|gallery|pub|cafe|café|theatre|museum|office|rooftop|yard|square|pier|club|bakery|roastery|hotel|hall|centre|center'
const PLACE = new RegExp(
  `\\b(?:at|in|on|venue is|held at)\\s+((?:the |our )(?:[\\w'-]+ ){0,2}(?:${PLACES})\\b(?:,? (?:in|on|at) [A-Z][\\w' ]+?(?=[,.\\n]|$))?|(?:The )?[A-Z][\\w'&-]+(?: (?:[A-Z][\\w'&-]+|of|the|&))*(?:, \\d+[a-z]? [A-Z]\\w+(?: [A-Z]\\w+)*)?|\\d+[a-z]? [A-Z]\\w+(?: [A-Z]\\w+)+)`,
  'g'
)
const NO_PLACE = /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Christmas|Easter)/

export function placeOf(text: string): string | undefined {
  const found = [...text.matchAll(PLACE)].map(match => match[1] ?? '').filter(place => !NO_PLACE.test(place))
  if (found[0]) return found[0].replace(/^our /i, 'our ')
  return /\b(?:on zoom|via zoom)\b/i.test(text) ? 'Zoom' : /\bonline\b|\bwebinar\b/i.test(text) ? 'Online' : undefined
}

export const quote: Part = ({ brief }) => {
  const said = brief.quotes[0]
  return said?.name
    ? made('quote', { text: said.text, name: said.name, ...(said.role && { role: said.role }) })
    : undefined
}

export const faq: Part = ({ brief }) => {
  const { questions } = brief
  if (questions.length < 2) return undefined
  return made('faq', {
    heading: 'Questions, answered',
    items: questions.slice(0, 8).map(({ label, value }) => ({ title: label, text: linked(value) }))
  })
}

export const rating: Part = ({ brief, href, thing }) =>
  brief.kind === 'review' || brief.kind === 'survey' || brief.requests.includes('rating')
    ? made('rating', {
        heading:
          thing && thing.length < 40
            ? `Your rating for ${/^\p{Lu}[^ ]*( \p{Lu}[^ ]*)*$/u.test(thing) ? thing : `the ${thing}`}`
            : 'How would you rate it?',
        text: 'One click is enough; a sentence helps even more.',
        items: [1, 2, 3, 4, 5].map(grade => ({ link: { label: grade === 1 ? '1 star' : `${grade} stars`, href } }))
      })
    : undefined

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

/** What is left to be said, in paragraphs of two or three sentences; the signature is the sender's. */
export const story: Part = material => {
  const { statements, fragments, brief } = material
  const open = fragments
    .filter(words => !/\d|\.[a-z]{2,}/i.test(words) && words.split(' ').length > 1)
    .map(words => sentence(words))
  const all = [...statements, ...open]
  material.statements = []
  material.fragments = fragments.filter(words => !open.includes(sentence(words)))
  const signed = signatureOf(brief)
  if (all.length === 0 && signed) return made('text', { text: 'With best wishes,', signature: signed })
  if (all.length === 0) return undefined
  const paragraphs = paragraphsOf(all.map(linked))
  return made('text', { text: paragraphs.join('\n\n'), ...(signed && { signature: signed }) })
}

/** Who signs, when the brief says so. */
export function signatureOf(brief: Material['brief']): string | undefined {
  if (!/welcome|thanks|winback|newsletter|announcement|launch/.test(brief.kind)) return undefined
  const signed =
    /\b(?:[Ss]igned(?: by)?|[Rr]egards|[Ee]ditor is|[Ww]ritten by|[Ll]ove)\s*,?\s+([\p{Lu}][\p{L}'-]+(?:\s+[\p{Lu}][\p{L}'-]+)?(?:, [a-z][a-z ]{2,30})?)\s*(?:,|\.|$)/mu.exec(
      brief.text
    )?.[1]
  return signed === brief.brand ? undefined : signed
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

export const steps: Part = ({ brief, statements, pairs, choice }) => {
  const listed = brief.requests.includes('steps') ? brief.things.slice(0, 6) : []
  const next =
    listed.length > 1 || brief.lang !== 'en' || statements.length > 2 || choice.next() < 0.25
      ? undefined
      : nextSteps(brief, pairs)
  if (next) return made('steps', next)
  return listed.length > 1
    ? made('steps', {
        heading: 'How it works',
        items: listed.map(({ title, text }) => ({ title, ...(text && { text }) }))
      })
    : undefined
}

/** What the reader does now, or what happens next, made of the code, the day and the things of the brief. */
function nextSteps(brief: Material['brief'], pairs: Material['pairs']): SectionInput['content'] | undefined {
  const code = factsOf(brief, 'code')[0]
  const arrives = pairs.find(({ label }) => /^(?:arrives|expected|delivery)$/i.test(label))?.value
  const things =
    brief.offer?.on && !/^(?:everything|storewide|sitewide|your)/i.test(brief.offer.on)
      ? brief.offer.on.replace(/^all /i, 'your ')
      : 'what you like'
  if (code && /sale|winback|welcome/.test(brief.kind))
    return {
      heading: 'How it works',
      items: [
        { title: `Choose ${things}` },
        { title: `Enter ${code} at the checkout` },
        {
          title: brief.deadline
            ? `Order until ${dateWords(brief.deadline)}`
            : `${capitalise(brief.offer?.gain ?? 'the price')} comes off the total`.replace(
                / off comes off/,
                ' comes off'
              )
        }
      ]
    }
  if (brief.kind === 'order' && !/\bbooking\b/i.test(brief.text))
    return {
      heading: 'What happens next',
      items: [
        { title: 'We have your order' },
        { title: 'We pack it and send it' },
        { title: arrives ? `It arrives ${arrives}` : 'It arrives at your door' }
      ]
    }
  return undefined
}

/** Rows for what the top has just said in sentences: `Places open`: `2 March`. */
function glance(brief: Material['brief']): { label: string; value: string }[] {
  return brief.statements.flatMap(words => {
    const match =
      /^(?:The |An? )?(.{3,34}?)(?: is| are| costs?|( opens?| starts?| begins?| ends?) on) (.{2,40}?)[.]$/i.exec(words)
    const fact = match?.[3] && factsOf(brief, 'date', 'amount', 'time', 'percent').find(text => text === match[3])
    return match && fact ? [{ label: capitalise(`${match[1]}${match[2] ?? ''}`), value: fact }] : []
  })
}

export const details: Part = material => {
  const { brief } = material
  const seen = material.pairs.length === 0 && brief.kind !== 'event' ? glance(brief) : []
  const rows = [...material.pairs, ...(seen.length > 1 ? seen : [])].slice(0, 10)
  return rows.length > 0
    ? made('details', {
        heading: 'Good to know',
        items: rows.map(({ label, value }) => ({ label, value: linked(value) }))
      })
    : undefined
}

export const closing: Part = (material, { button }) => {
  const { brief, sender, thing } = material
  if (!hasAction(material) || brief.lang !== 'en') return undefined
  const line = CLOSINGS[brief.kind]
  const when =
    brief.deadline && /sale|winback|launch|event|cart/.test(brief.kind)
      ? `Until ${dateWords(brief.deadline)}.`
      : undefined
  return line
    ? made('cta', { heading: line(sender, thing), ...(when && { text: when }), button: action(material, button) })
    : undefined
}

const CLOSINGS: Partial<Record<Material['brief']['kind'], (sender: string, thing?: string) => string>> = {
  welcome: sender => `See you soon at ${sender}`,
  sale: sender => `Come and choose at ${sender}`,
  launch: (_, thing) =>
    thing ? `See ${/^\p{Lu}/u.test(thing) ? thing : `the ${thing}`} for yourself` : 'See it for yourself',
  cart: () => 'Ready when you are',
  event: () => 'Will we see you there?',
  winback: sender => `Your place at ${sender} is still here`,
  newsletter: sender => `There is more at ${sender}`,
  survey: () => 'Your answer counts',
  announcement: () => 'Read the whole story'
}

export const help: Part = ({ brief, sender }) => {
  if (!TRANSACTIONAL.has(brief.kind) || brief.lang !== 'en') return undefined
  const mail = factsOf(brief, 'email')[0]
  const phone = factsOf(brief, 'phone')[0]
  const ways = [
    mail && `write to [${mail}](mailto:${mail})`,
    phone && `call [${phone}](tel:${phone.replace(/[^\d+]/g, '')})`
  ].filter(Boolean)
  return made('text', {
    heading: 'Is something not right?',
    text:
      ways.length > 0
        ? `${capitalise(ways.join(' or '))} and ${sender} will look into it.`
        : `Reply to this email and ${sender} will look into it.`
  })
}

export const social: Part = ({ brief }) => {
  const handles = factsOf(brief, 'handle').filter(handle => handle.startsWith('@'))
  if (handles.length === 0) return undefined
  const site = /\btiktok\b/i.test(brief.text)
    ? 'https://www.tiktok.com/@'
    : /\b(?:twitter|x\.com)\b/i.test(brief.text)
      ? 'https://x.com/'
      : 'https://www.instagram.com/'
  return made('social', {
    heading: 'Find us here too',
    items: handles.slice(0, 6).map(handle => ({ link: { label: handle, href: site + handle.slice(1) } }))
  })
}

/** "People who joined our waiting list" get it because they joined it. */
function reasonOf({ audience }: Material['brief']): string | undefined {
  const did = /\b(?:who|that)\s+(?:have |has |had |just |recently )*((?:\w+ed|bought|came|left|came)\b.+)$/i.exec(
    audience ?? ''
  )?.[1]
  return did && did.length < 110
    ? sentence(`You are getting this because you ${toReader(did).replace(/[?!.,;]+$/, '')}`)
    : undefined
}

export const footer: Part = ({ brief, sender }) => {
  const words = footerWords(brief.lang)
  const transactional = TRANSACTIONAL.has(brief.kind)
  return made('footer', {
    company: sender,
    address: '{{company_address}}',
    text: transactional ? words.service : (reasonOf(brief) ?? words.marketing),
    ...(!transactional && { unsubscribe: { label: words.unsubscribe, href: '{{unsubscribe_url}}' } })
  })
}
