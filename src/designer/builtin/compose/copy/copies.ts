import type { Kind } from '../../../brief-reader/brief.ts'
import { capitalise, clip, withCapitals } from '../../../brief-reader/tidy.ts'
import { cart, winback } from './comeback.ts'
import { appeal, greeting, listing, renewal, volunteer } from './community.ts'
import type { Copies, Copy, Terms } from './copy.ts'
import { letter } from './correspondence.ts'
import { isFitHeading } from './gate.ts'
import { job } from './job.ts'
import { launch } from './launch.ts'
import { newsletter, welcome } from './letters.ts'
import { announcement } from './news.ts'
import { notice } from './notice.ts'
import { appointment, birthday, restock } from './occasions.ts'
import { order, receipt, shipping } from './orders.ts'
import { event, review, survey } from './questions.ts'
import { referral } from './referral.ts'
import { sale } from './sale.ts'
import { thanks } from './thanks.ts'

/** `own` is a heading in the brief's own words. */
const COPIES: Record<Kind, (terms: Terms, own: string) => Copies> = {
  welcome,
  newsletter,
  sale,
  launch,
  cart,
  order,
  shipping,
  event,
  review,
  winback,
  receipt,
  notice,
  thanks,
  survey,
  birthday,
  referral,
  restock,
  appointment,
  job,
  volunteer,
  appeal,
  greeting,
  renewal,
  listing,
  letter,
  announcement
}

/** The words of the email's kind. What the brief dictates goes before. */
export function copyOf(terms: Terms, statements: string[]): Copy {
  const copy = fitCopy(terms, ownWords(terms, statements))
  return { ...copy, heading: clip(capitalise(terms.brief.headline ?? withCapitals(copy.heading)), 90) }
}

/** One of the kind's copies whose heading can stand; what was found in the brief is given up when it makes none that can. */
function fitCopy(terms: Terms, own: string): Copy {
  const { brief, choice, us, named } = terms
  const make = COPIES[brief.kind]
  const safe = named ? `News from ${us}` : 'News for you'
  const { thing: _, ...nameless } = terms
  const { subject = '', offer, ...rest } = brief
  const vague = { ...rest, ...(offer && { offer }) }
  const plain = { ...rest, things: [], ...(offer && { offer: { gain: offer.gain } }) }
  const full = make({ ...terms, brief: isFitHeading(subject) ? brief : vague }, isFitHeading(own) ? own : safe)
  const [first, ...others] = full.filter(({ heading }) => isFitHeading(heading))
  if (first) return choice.pick([first, ...others])
  const copy = choice.pick(make({ ...nameless, brief: plain }, safe))
  return isFitHeading(copy.heading) ? copy : { ...copy, heading: safe }
}

/** A heading out of the brief: its first clause that is not about the sender, at most 56 characters. */
function ownWords({ brief, us, named }: Terms, statements: string[]): string {
  const first =
    statements.find(words => !/^We(?:'re| are) (?:an? |the |\p{Lu})/u.test(words)) ??
    brief.subject ??
    brief.fragments[0]
  const clause = first
    ?.split(/(?<!\d)[,.:;!?](?=\s|$)|[。！？]/)
    .map(words => words.trim())
    .find((words, at) => at > 2 || !named || (words !== us && !/^\d+ \p{Lu}/u.test(words)))
  const words = clause || brief.quotes[0]?.text || (named ? `News from ${us}` : brief.source)
  return cutWell(words, 56) || (named ? `News from ${us}` : clip(words, 56))
}

/** Cut before a word that begins a phrase of its own, so that the rest reads as a whole. */
function cutWell(words: string, most: number): string {
  if (words.length <= most) return words
  const ends = [
    ...words.matchAll(/\s(?=(?:instead|on|at|from|until|for|with|by|to(?= \p{Ll})|in|as|when|while|after|before)\b)/giu)
  ]
    .map(({ index }) => index)
    .filter(at => at <= most && words.slice(0, at).split(' ').length > 2 && isFitHeading(words.slice(0, at)))
  return ends.length > 0 ? words.slice(0, ends.at(-1)) : ''
}
