import type { Theme } from '../../../email/theme/theme.ts'
import { type Brief, codeOf, factsOf } from '../../brief-reader/brief.ts'
import { mainButton, mainHref, secondButton } from './button.ts'
import { copyOf } from './copy/copies.ts'
import { termsOf } from './copy/copy.ts'
import { freeOfCharge } from './free-of-charge.ts'
import { type Material, materialOf, readerOf } from './material.ts'
import { withHours } from './parts/opening-hours.ts'
import { placeOf } from './parts/place.ts'
import { withoutName } from './phrases.ts'
import type { Choice } from './random.ts'
import { IS_HELP, IS_NEW, isButton, isOffer, isReward, isSaleOf, isWhoTheyAre, withoutWhen } from './redundant.ts'
import { mainScene } from './scenes.ts'
import { thingOf } from './thing.ts'
import { toldApart } from './told-apart.ts'
import { flat, repeats } from './unplaced.ts'
import { isWhole } from './whole.ts'

/** What there is to make sections of: the words of a brief and the copy of its kind, without what one of them says of the other. */
export function gather(read: Brief, theme: Theme, choice: Choice, today: Date): Material {
  const brief = withoutLaunched(withHours(withGoods(withoutCard(read))))
  const words = withFreeTold(materialOf(brief))
  const thing = thingOf(brief)
  const copy = copyOf(termsOf(brief, choice, today, thing, readerOf(brief)), words.statements)
  const top = flat(`${copy.heading} ${copy.eyebrow ?? ''}`)
  if (/event|appointment/.test(brief.kind)) withoutWhen(brief, words)
  const href = mainHref(brief)
  const [button, second] = [mainButton(brief, href, copy), secondButton(brief, href)]
  const listed = [...brief.things, ...brief.groups.flatMap(({ items }) => items)]
    .map(({ title, text = '' }) => `${title} ${text}`)
    .join(' ')
  const card = [thing, copy.heading, placeOf(brief.text), ...factsOf(brief, 'date', 'time')].filter(Boolean).join(' ')
  const offered = [copy.heading, copy.lead, brief.offer?.gain, brief.offer?.on, codeOf(brief)].filter(Boolean).join(' ')
  const statements = words.statements.filter(
    said =>
      isWhole(said) &&
      !repeats(said, listed) &&
      !(brief.kind === 'event' && repeats(said, card)) &&
      !isWhoTheyAre(brief, said) &&
      !isSaleOf(brief, said) &&
      !isButton(said, href) &&
      flat(said.replace(/[.]$/, '')) !== flat(copy.eyebrow ?? '') &&
      !/^(?:our|the) (?:phone|telephone|support|contact|help)\b[^.]{0,60}$/i.test(said.replace(/[.]$/, '')) &&
      !(brief.kind === 'welcome' && /^thank you for (?:signing up|joining|subscribing)\b.{0,24}$/i.test(said)) &&
      !IS_HELP.test(said) &&
      !(brief.kind === 'review' && (IS_SENT.test(said) || (button && ASKS_REVIEW.test(said)))) &&
      flat(said) !== flat(button?.label ?? '') &&
      !(brief.kind === 'restock' && repeats(said.replace(IS_BACK, ' '), `${top} ${brief.brand ?? ''} ${copy.lead}`)) &&
      !(brief.kind === 'review' && /\bThank you\b/.test(copy.lead) && THANKS_ALONE.test(said)) &&
      !isAnnounced(brief, said, thing) &&
      !isSought(brief, said, copy.heading) &&
      !(brief.kind === 'launch' && repeats(said.replace(IS_NEW, ' '), `${copy.heading} ${copy.lead}`)) &&
      !(
        brief.kind === 'launch' &&
        thing &&
        said.includes(thing) &&
        said.split(' ').length < thing.split(' ').length + 4
      ) &&
      !(brief.kind === 'renewal' && isEnd(said, copy.heading)) &&
      !(/^we are sorry[.]$/i.test(said) && /\bsorry\b/i.test(copy.lead)) &&
      !isOffer(brief, said, offered) &&
      !isReward(brief, said, copy.lead) &&
      !repeats(said.replace(href.replace(/^https?:\/\//, ''), ''), `${copy.heading} ${copy.eyebrow ?? ''} ${copy.lead}`)
  )
  return {
    brief: withoutPosts(brief, copy.heading),
    copy,
    theme,
    choice,
    brand: brief.brand,
    thing,
    scene: mainScene(brief, choice, thing),
    href,
    ...(button && { button }),
    ...(second && { second }),
    said: statements,
    ...toldApart(
      thanksFirst(statements, brief).map(words => (brief.kind === 'restock' ? withoutName(words, thing) : words)),
      brief,
      `${copy.heading} ${copy.lead} ${codeOf(brief) ?? ''} ${card} ${copy.eyebrow ?? ''}`
    ),
    fragments: words.fragments.filter(
      said =>
        isWhole(said) &&
        !IS_HELP.test(said) &&
        !(/^sorry$/i.test(said) && /\bsorry\b/i.test(copy.lead)) &&
        !(brief.kind === 'event' && repeats(said, card)) &&
        !repeats(brief.kind === 'launch' ? said.replace(IS_NEW, ' ') : said, `${copy.heading} ${copy.lead}`) &&
        !isButton(said, href) &&
        !isSought(brief, said, copy.heading) &&
        !isOffer(brief, said, offered) &&
        !isReward(brief, said, copy.lead) &&
        !top.includes(flat(said.replace(/^"|"$/g, ''))) &&
        !(brief.trade && flat(said).endsWith(flat(brief.trade))) &&
        !/^(?:\w+ )?(?:edition|issue)$/i.test(said)
    ),
    pairs: [
      ...words.pairs.filter(
        ({ label, value }) =>
          !(/^order(?: no\.?| number)$/i.test(label) && copy.eyebrow?.includes(value)) &&
          value !== thing &&
          !(label === thing && copy.lead.includes(value)) &&
          !(ADDRESSED.test(label) && readerOf(brief) && copy.heading.includes(value.split(' ')[0] ?? value)) &&
          !(
            /^(?:title|webinar|talk|course|workshop)$/i.test(label) &&
            flat(value).replaceAll('"', '') === flat(copy.heading)
          ) &&
          !(/^(?:host|organi[sz]er|sender|company|brand|from)$/i.test(label) && value === brief.brand) &&
          value !== brief.brand &&
          !/^(?:back in stock|flash sale|sale|reminder|invitation|announcement|news|important|update)$/i.test(label) &&
          !isWhoTheyAre(brief, value) &&
          !(/^(?:ends|closes)$/i.test(label) && value === brief.deadline && copy.lead.includes(value)) &&
          !(
            /^(?:arrives|expected|(?:estimated )?(?:delivery|arrival)(?: date)?)$/i.test(label) &&
            copy.lead.includes(value)
          )
      ),
      ...(brief.kind === 'cart' ? brief.totals : [])
    ],
    notes: []
  }
}

/** Who changes a price thanks first, and then says it. */
const thanksFirst = (statements: string[], { kind }: Brief): string[] =>
  kind === 'notice' ? [...statements].sort((a, b) => Number(IS_THANKS.test(b)) - Number(IS_THANKS.test(a))) : statements

const IS_THANKS = /^thank(?:s| you) (?:so much |very much )?for\b(?! (?:your )?(?:patience|understanding|bearing))/i

/** "We are launching Tallybee 2.0, bookkeeping software": heading and header say it. */
function isAnnounced({ kind, trade = '\n' }: Brief, said: string, thing = '\n'): boolean {
  const [, rest] = /^We(?:'re| are) (?:launching|releasing|introducing|announcing) (.+?)[.]?$/.exec(said) ?? []
  return (
    kind === 'launch' &&
    rest
      ?.replace(thing, '')
      .replace(trade, '')
      .replace(/^[\s,]+$/, '') === ''
  )
}

/** "Birch Lodge care home is recruiting two night carers": the heading of a known sender says it. */
function isSought({ kind, brand }: Brief, said: string, heading: string): boolean {
  const post = /^.{0,60}\b(?:looking for|hiring|recruiting|seeking) (?:an? )?(.{3,60}?)[.]?$/i.exec(said)?.[1]
  return kind === 'job' && post !== undefined && said.startsWith(brand ?? '\n') && flat(heading).includes(flat(post))
}

/** "21 days after delivery of the serum": when it goes out. */
const IS_SENT = /^(?:sent )?(?:\d+|an?|two|three|ten) (?:days?|weeks?|hours?) after\b[^.]{0,60}[.]?$/i

/** "Please leave a review on Google": the button says it. */
const ASKS_REVIEW =
  /^please (?:leave|write|give|post)(?: us)? an? (?:\w+ )?review(?: (?:on|at) \p{Lu}[\p{L}.]*(?: (?:or|and) \p{Lu}[\p{L}.]*)?)?[.]?$/iu

/** "Our linen sheets are finally back in stock": the heading says it. */
const IS_BACK = /\b(?:are|is|have|has|come|finally|now|at last|again|back in stock|back)\b/gi

/** "Thank you for coming." after the thanks of the lead. */
const THANKS_ALONE =
  /^Thank you for (?:coming|staying|visiting|shopping|dining|choosing|booking|buying|travelling|eating|your (?:visit|stay|order|purchase|custom))\b.{0,70}$/i

/** What comes free on a condition is told in a sentence: "$80" alone would stand in a row. */
const withFreeTold = <Told extends Pick<Material, 'statements' | 'fragments'>>(told: Told): Told => ({
  ...told,
  statements: [...told.statements, ...told.fragments.flatMap(words => freeOfCharge(words) ?? [])],
  fragments: told.fragments.filter(words => freeOfCharge(words) === undefined)
})

/** A list of what somebody left, or of the products asked for, is of goods, priced or not. */
function withGoods(brief: Brief): Brief {
  const [list, ...groups] = brief.groups
  const isOfGoods =
    brief.kind === 'cart' || (brief.requests.includes('products') && /^(?:sale|launch|winback)$/.test(brief.kind))
  if (!isOfGoods || !list || list.label || brief.things.length > 0) return brief
  return { ...brief, groups, things: list.items.map(({ title, text }) => ({ title, ...(text && { text }) })) }
}

/** "A barista", "A weekend kitchen porter": the posts that the heading names need no list. */
const withoutPosts = (brief: Brief, heading: string): Brief =>
  brief.kind === 'job'
    ? {
        ...brief,
        groups: brief.groups
          .filter(({ items }) => !items.every(({ title, text }) => !text && flat(heading).includes(flat(title))))
          .map(group => ({ ...group, items: group.items.filter(({ title }) => !isSought(brief, title, heading)) }))
      }
    : brief

/** "new beer launch - Saltpan, a gose, cans": what the heading names is no point of its own. */
function withoutLaunched(brief: Brief): Brief {
  const thing = brief.kind === 'launch' ? thingOf(brief) : undefined
  return thing
    ? {
        ...brief,
        groups: brief.groups.map(group => ({ ...group, items: group.items.filter(({ title }) => title !== thing) }))
      }
    : brief
}

/** "Saturday 21 March, 2pm, village hall": an entry of a list that only says what stands in the event's card. */
function withoutCard(brief: Brief): Brief {
  if (brief.kind !== 'event') return brief
  const isWay = (title: string) =>
    /^(?:register|book|sign up|rsvp|tickets?|join) (?:at|on|here|via) \S+\.\S+$/i.test(title)
  const card = [placeOf(brief.text), ...factsOf(brief, 'date', 'time')].filter(Boolean).join(' ')
  return {
    ...brief,
    groups: brief.groups.map(group => ({
      ...group,
      items: group.items.filter(
        ({ title, text, time }) =>
          text !== undefined || !(isWay(title) || repeats([time, title].filter(Boolean).join(' '), card))
      )
    }))
  }
}

/** "Expires 28 Feb.": the heading says it. */
const isEnd = (said: string, heading: string): boolean => {
  const [, day = ''] = /^(?:it |this )?(?:expires|ends|is due|due)(?: on| by)? (.{3,24}?)[.]$/i.exec(said) ?? []
  return day !== '' && heading.includes(day)
}

/** Who is greeted by name needs no row. */
const ADDRESSED = /^(?:customer|client|patient|guest|member|ordered by)$/i
