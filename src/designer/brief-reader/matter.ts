import type { Role, Span } from '../roles/roles.ts'
import type { Fact } from './brief.ts'
import { capitalise } from './tidy.ts'

/** What is said to us alone: how the email is to look, what parts it is to have, why it is written. */
const OURS: ReadonlySet<Role> = new Set(['look', 'part', 'note'])
/** What readers get to know. */
export const THEIRS: ReadonlySet<Role> = new Set(['say', 'item', 'name', 'quote'])

/** What readers are never asked to do without; words that hold one stay, whatever they look like. */
export const KEPT = /^(?:link|email|phone|code|amount|percent|date|tracking|number|merge)$/

/** What is asked to be said without being told is said in our words: "Thank everyone who wrote to us". */
export const DIRECTS =
  /^\s*(?:(?:please|also|and|then)\s+)*(?:thank|apologi[sz]e|say sorry|remind|invite|offer|link to (?:the|our|an?)|(?:tell|show|remind) \w+(?: \w+)? (?:what|how|why|where|when)|(?:people|customers|members|they|everyone|users|readers|clients) (?:need|should|have|ought) (?:to )?know)\b(?!.*\be-?mail\b)/i

/** A stretch of a text, from its first UTF-16 unit up to, not including, `end`. */
export interface Stretch {
  at: number
  end: number
  /** What stands there instead; nothing, with the signs and joining words around it, when this is missing. */
  words?: string
}

export const endOf = ({ at, text }: Pick<Span, 'at' | 'text'>): number => at + text.length

/** What of a brief is said to us alone and can go without a fact being lost. */
export const oursIn = (text: string, spans: Span[], facts: Fact[]): Stretch[] =>
  spans
    .map(span => behindLink(span, facts))
    .filter(
      span =>
        OURS.has(span.role) &&
        !OF_READERS.test(span.text) &&
        !/\?|\bfaqs?\b/i.test(span.text) &&
        !/^link to (?:the|our|an?)\b/i.test(span.text) &&
        !DIRECTS.test(span.text) &&
        !facts.some(fact => KEPT.test(fact.kind) && fact.at < endOf(span) && endOf(fact) > span.at) &&
        !isInside(text, span, spans) &&
        !isLabel(text, span, spans) &&
        !carriesOn(text, span, spans, facts)
    )
    .map(span => cutOf(text, span))

/** "They should be able to pause": what readers can do is for them to know. */
export const OF_READERS =
  /^(?:they|customers|guests|members|people|users|parents|patients|everyone) (?:should be able to|can|will be able to|are able to|(?:don't|do not|won't|will not) (?:need|have) to)\b/i

/** "…, and include our help address, help@x.example": what is cut out between two sentences leaves them two. */
function cutOf(text: string, { at, text: words }: Span): Stretch {
  const end = at + words.length
  const [profile] =
    /^.*\b(?:profile|portrait|spotlight|introduction)\b[^.]*? (?:of|on|to) (?=\p{Lu})/u.exec(words) ?? []
  if (profile && profile.length < words.length) return { at, end: at + profile.length }
  const [label] = /\b(?:opening hours|hours|address|phone number)$/i.exec(words) ?? []
  const [told] = /^[,:] (?=\S)/.exec(text.slice(end)) ?? []
  if (label && told) return { at, end: end + told.length, words: `${capitalise(label)}: ` }
  const [before] = /(?:[,;] *(?:(?:and|but|so|plus|please|also) )*|(?: and| so| but)+ )$/i.exec(text.slice(0, at)) ?? []
  const [after] = /^, *(?:and )?(?=\S)/.exec(text.slice(end)) ?? []
  return before && after && WISHES.test(words)
    ? { at: at - before.length, end: end + after.length, words: '. ' }
    : { at, end }
}

const WISHES = /^(?:please |also |then )*(?:include|add|make|keep|put|use|end|close|finish|show|give|have|let)\b/i

/** "shop now lumo.example dark and moody": the address before a wish is no wish. */
function behindLink(span: Span, facts: Fact[]): Span {
  const link = facts.find(({ kind, at }) => kind === 'link' && at === span.at)
  const rest = link && span.text.slice(link.text.length)
  return link && rest ? { ...span, at: endOf(link) + 1, text: rest.slice(1) } : span
}

/** "… we served 412,000 meals, rescued 290 tons of food": a figure beside what readers get to know is theirs too. */
function carriesOn(text: string, span: Span, spans: Span[], facts: Fact[]): boolean {
  const last = spans[spans.findIndex(other => endOf(other) === endOf(span)) - 1]
  return (
    span.role === 'note' &&
    !/^(?:which|who|so|because|as|since|i|we (?:need|want)|but)\b/i.test(span.text) &&
    last?.role === 'say' &&
    /^\s*(?:,|,? and)\s*$/.test(text.slice(endOf(last), span.at)) &&
    facts.some(({ kind, at }) => kind === 'figure' && at >= span.at && at < endOf(span))
  )
}

/** "in cognac, black and moss": colours of a thing. */
const IS_COLOURS = /^(?:(?:and |or )?\p{Ll}+(?: \p{Ll}+)?(?:,? (?:and|or) |, )?){1,4}$/u

/** "how to get started in three steps (take the test, …)": what stands over a list stays with it. */
const isLabel = (text: string, span: Span, spans: Span[]): boolean => {
  const next = spans[spans.indexOf(span) + 1]
  return next?.role === 'item' && /^\s*\($/.test(text.slice(endOf(span), next.at))
}

/** What emails are made of, and how they look. */
const IS_PART =
  /\b(?:buttons?|photos?|pictures?|images?|header|footer|section|links?|logo|banner|hero|icons?|table|quote|map|signature|columns?|headline|heading|title|short|simple|clean|bold|warm|friendly|colou?rs?|big|bright|dark|light|fun|playful|calm|green|red|blue|yellow|orange|pink|purple|black|white|gold|grey|gray|navy|cream)\b/i

/** A word or two amid what readers get to know, in its brackets or its clause, are of it. */
function isInside(text: string, span: Span, spans: Span[]): boolean {
  const before = text.slice(0, span.at)
  const opened = before.lastIndexOf('(') > before.lastIndexOf(')')
  const theirs = (other: Span | undefined) => other !== undefined && THEIRS.has(other.role)
  const at = spans.findIndex(other => endOf(other) === endOf(span))
  const [last, next] = [spans[at - 1], spans[at + 1]]
  if (/\b(?:in|of|available in|comes in) [\p{Ll} ]+,\s*$/u.test(before) && IS_COLOURS.test(span.text)) return true
  const bare = (from: number, to: number) => !/[,;:.!?()\n–—]/.test(text.slice(from, to))
  if (
    theirs(last) &&
    theirs(next) &&
    last &&
    next &&
    span.text.split(' ').length < 4 &&
    !IS_PART.test(span.text) &&
    [text.slice(endOf(last), span.at), text.slice(endOf(span), next.at)].every(words => /^,? (?:and )?$/.test(words))
  )
    return true
  if (
    span.role === 'note' &&
    theirs(last) &&
    last !== undefined &&
    /^, $/.test(text.slice(endOf(last), span.at)) &&
    /^(?:the|an?|our|one of our) \S/i.test(span.text) &&
    /^\p{Lu}\S*$/u.test(last.text)
  )
    return true
  const follows = theirs(last) && last !== undefined && bare(endOf(last), span.at)
  const leads = theirs(next) && next !== undefined && bare(endOf(span), next.at)
  return (
    (opened && !span.text.includes(')') && theirs(last) && !/^\s*\)/.test(text.slice(endOf(span)))) ||
    (span.text.split(' ').length < 3 && (follows || leads))
  )
}

/** The text without some of its stretches; what is left keeps its order and its lines. */
export function without(text: string, stretches: Stretch[]): string {
  let [result, from] = ['', 0]
  for (const { at, end, words = GAP } of [...stretches].sort((a, b) => a.at - b.at)) {
    if (at < from) {
      from = Math.max(from, end)
      continue
    }
    result += text.slice(from, at) + words
    from = end
  }
  return closed(result + text.slice(from))
}

/** Stands where words were cut out. */
const GAP = '\u0000'

/** "…, want it to sound honest": what wishes goes with the wish. */
const WANTING =
  /(?:(?:,|;|\band|\bbut|\bso)\s*)*\b(?:(?:i|we)(?:'d| would)? (?:like|want|need|love)|want|make|keep)(?: (?:it|this|them|the e-?mail|everything))?(?: to)?\s*\0/gi

/** "(an RSVP button to) salthouse.example/gala, and …": an address whose part was cut is a sentence of its own. */
const LINK_LEFT =
  /[,;:]?[^\S\n]*(?:\b(?:and|with|to|at)[^\S\n]+)?\0[^\S\n]*((?:https?:\/\/|www\.)[^\s,;)]*[\p{L}\d/]|[\w-]+(?:\.[\w-]+)*\.\p{Ll}{2,}(?:\/[^\s,;)]*[\p{L}\d/])?)(?=[\s,;.]|$)[,;.]?[^\S\n]*(?:and\b[^\S\n]*)?/gu

/** Joining words and signs around a gap go with it; of the signs on its two sides the stronger stays. */
const closed = (text: string): string =>
  text
    .replace(/\(\0\)/g, GAP)
    .replace(LINK_LEFT, '. $1. ')
    .replace(WANTING, GAP)
    .replace(/(?:,? and )?(?:it's|it is|is|be) signed(?: off)?(?: by| from)?\s*\0/gi, GAP)
    .replace(
      /(?:[,;:]?[^\S\n]*(?:\b(?:and|but|with|in|plus|so|please|also|then|all|for|from|by)\b|&|-|–|—)?[^\S\n]*\0[^\S\n]*(?:(?:and|but|with|plus|please|so)\b)?[^\S\n]*)+([,;:.!?\n]|$)/g,
      '$1'
    )
    .replace(
      /(^|[.!?\n]\s*)(?:(?:and|but|with|please|so)\s+)?\0[^\S\n]*(?:[,;:][^\S\n]*)?(?:(?:and|but|so|plus)\s+)?(?!https?:|[\w.+-]+@|[\w-]+\.\p{Ll})(\p{Ll}?)/gu,
      (_, before: string, next: string) => `${before}${/[.!?]$/.test(before) ? ' ' : ''}${next.toUpperCase()}`
    )
    .replace(/[^\S\n]*,?[^\S\n]*\0[^\S\n]*,?[^\S\n]*/g, ', ')
    .replace(/(?:^|\n)[,;: ]+/g, '\n')
    .replace(/([.!?\n])\s*[.,;:!]+(?=\s|$)/g, '$1')
    .replace(/[,;:]+[^\S\n]*(?=[.!?](?:\s|$))/g, '')
    .replace(/^[\s,;:.?!]+/, '')
