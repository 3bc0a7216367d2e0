import type { Pair, Quote } from './brief.ts'
import { sentence } from './tidy.ts'

/** What was put in quotation marks, with whose words it is when the brief says so. */
export function quotesOf(text: string): (Quote & { at: number })[] {
  return [...text.matchAll(/"([^"\n]{3,600})"/g)].map(match => {
    const before = text.slice(Math.max(0, match.index - 90), match.index)
    const after = text.slice(match.index + match[0].length, match.index + match[0].length + 70)
    const from =
      /\b(?:testimonial|quote|review|words?|feedback|line)\s+(?:from|by|of)\s+(?!the (?:week|month|day|issue|year))(?:our (?:customer|client|member)\s+)?(?!(?:an?|one of our|our) (?:customer|client|member|reader|guest)s?\b)([^:."\n]{2,60})[:,.]?\s*$/i.exec(
        before
      )?.[1]
    const says =
      /([\p{Lu}][\p{L}.'-]+(?:\s+[\p{Lu}][\p{L}.'-]*){0,2})\s*(?:,\s*([^,":()]{3,40}),?|\s*\(([^,":()]{3,40})\),?)?\s*(?:says|said|wrote|writes|told us|:)\s*:?\s*,?\s*$/u.exec(
        before
      )
    const signed =
      /^\s*(?:[-–—,(]|by|from|says|said|(?=\s*\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+\s*(?:[.\n]|$)))\s*(?:by |from )?((?:Mrs?\.|Dr\.|St\.|\p{Lu}\.|\p{Lu}[\p{L}'-]+)(?:[^\S\n]+(?:\p{Lu}\.|\p{Lu}[\p{L}'-]*)){0,2})(?:,\s*([^.,;\n]{3,40}))?/u.exec(
        after
      )
    const dashed = /^\s*(?:[-–—]|\()/.test(after) && signed
    const [name, role] = from
      ? splitName(from)
      : says &&
          !dashed &&
          (!/:\s*,?\s*$/.test(before) ||
            /\b(?:says|said|wrote|writes|told us)\b/.test(says[0]) ||
            /^\p{Lu}[\p{Ll}'-]+ \p{Lu}/u.test(says[1] ?? '') ||
            (says[2] === undefined && /^\p{Lu}\p{Ll}+$/u.test(says[1] ?? ''))) &&
          !/^(?:One-?liner|Tagline|Headline|Button|Press|Quote|Subject|Slogan)/i.test(says[1] ?? '')
        ? [says[1], says[2] ?? says[3]]
        : [signed?.[1], signed?.[2]]
    const isDay =
      /^(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\b|^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i.test(
        name ?? ''
      )
    const isTitle =
      /\b(?:headline|subject(?: line)?|heading|title|button|called|named|saying|labelled|cta|slogan|tagline|one-?liner|button text|buttons?)\s*(?:is|:|that says|should (?:be|say))?\s*$/i.test(
        before
      )
    // "Halfmoon No. 18" by Halfmoon Coffee: a few capitalised words are a thing's name, and its maker's after it.
    const isThing = !from && isTitleCase(match[1] ?? '') && !/[.!?]$/.test(match[1] ?? '')
    return {
      text: (match[1] ?? '').trim(),
      ...(name && !isThing && !isTitle && !isDay && { name: name.trim() }),
      ...(role && !isThing && !isTitle && { role: role.trim() }),
      at: match.index
    }
  })
}

const LEADS_UP = /(?:^|(?<=[.!?]\s))[^.!?"]*\b(?:quotes?|testimonial|review|feedback)\b[^.!?"]{0,60}$/i

/** A line without what somebody is quoted as saying when the words before only lead up to it: `Quote from Joan, 84: "…"`. */
export function withoutQuotes(line: string): string {
  const [quote] = quotesOf(line).filter(({ name }) => name)
  const before = quote && line.slice(0, quote.at)
  if (!before || !LEADS_UP.test(before)) return line
  const after = line.slice(quote.at + quote.text.length + 2)
  const rest = `${before.replace(LEADS_UP, '')} ${withoutSigned(after, quote.name ?? '')}`
  return rest.trim()
}

/** "– Kavita, Class 8" after a quotation says whose it is. */
const withoutSigned = (after: string, name: string): string =>
  new RegExp(`^\\s*[-–—(]\\s*${name}\\b`).test(after) ? after.replace(/^[^.!?\n]*[.!?]?\s*/, '') : after

/** "Salt, Silk, Silver: Trade on the North Sea": most words have a capital. */
function isTitleCase(text: string): boolean {
  const words = text.split(/\s+/)
  return words.filter(word => /^[\p{Lu}\d]/u.test(word)).length / words.length > 0.6
}

function splitName(from: string): [string | undefined, string | undefined] {
  const [name, ...role] = from.replace(/\s+(?:saying|who says|that says|says)\s*$/i, '').split(/,\s+|\s+\(|\)/)
  return [name, role.filter(Boolean).join(', ') || undefined]
}

/** Words dictated for a place: `headline "…"`, `subject line: …`. */
export function dictated(text: string, place: 'headline' | 'subject' | 'tagline'): string | undefined {
  const names = {
    headline: '(?:headline|heading|h1)(?: (?:must|should|has to) be(?: exactly)?| is)?',
    tagline: '(?:tagline|one-?liner|slogan|strapline)',
    subject: 'subject(?: line)?'
  }[place]
  const quoted = new RegExp(`\\b${names}\\b[^."\\n]{0,30}"([^"\\n]{2,120})"`, 'i').exec(text)?.[1]
  const line = new RegExp(
    `(?:^|\\n(?:[-*•] ?)?|[.!?]["')]*\\s+)\\s*${names}\\s*:\\s*([^"\\n]{2,120}?)(?=[.!]\\s+[A-Z]|\\n|$)`,
    'i'
  ).exec(text)?.[1]
  return (
    quoted ??
    line
      ?.replace(/\s*(?:->|→|=>|[-–(])?\s*\(?(?:https?:\S+|[\w-]+\.[\w./?=&#-]+\/\S*)\)?\s*$/, '')
      .replace(/,\s*$/, '')
      .trim()
  )
}

/** "one FAQ about returns (30 days, prepaid label)", "Can I wait? (yes, until May)": the answer stands in brackets. */
const BRACKETED =
  /\b(?:[Ff][Aa][Qq]s?|[Qq]uestions?)\s+(?:about|on|for)\s+([\w ]{3,30}?)\s*\(([^)]{4,160})\)|([A-Z][^.?!:"\n(]{6,140}\?)\s+\(([^)]{2,200})\)/g

/** "for patients of Dr. Okonjo?": no sentence begins behind a title. */
const TITLE = /\b(?:Dr|Mr|Mrs|Ms|St|Prof)\.\s*$/

/** "Topic: How much can it save?": a title. */
const LABELLED = /(?:^|\n)\s*(?:topic|title|subject(?: line)?|headline|heading|theme|webinar|talk|tagline)\s*:\s*$/i

/** Questions of the brief with the sentence after each. */
export function questionsOf(text: string): Pair[] {
  const pattern =
    /(?:^|(?<=[.!?:"]\s+)|\n|Q:\s*)([A-Z][^.?!:"\n]{6,140}\?)\s+(?:A:\s*)?([^?\n]+?[.!](?=\s|$)|[^?\n]+$)/gm
  const bracketed = [...text.matchAll(BRACKETED)].map(([, topic, about, question, answer]) =>
    topic
      ? { label: `What about ${topic}?`, value: sentence(about ?? '') }
      : { label: question ?? '', value: sentence(answer ?? '') }
  )
  const answered = [...text.matchAll(pattern)]
    .filter(
      ({ 1: question = '', index }) =>
        !/^(?:can|could|would|will) (?:you|u)\b/i.test(question) &&
        !TITLE.test(text.slice(0, text.indexOf(question, index))) &&
        !LABELLED.test(text.slice(0, text.indexOf(question, index)))
    )
    .map(([, label = '', value = '']) => ({ label, value: sentence(value) }))
    .filter(
      ({ label, value }) =>
        !value.startsWith('(') &&
        !/\b(?:e-?mail|newsletter|invite|message) (?:for|to|about)\b/i.test(value) &&
        !bracketed.some(known => known.label === label)
    )
  return [...answered, ...bracketed]
}
