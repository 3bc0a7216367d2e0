import { imperativeOf } from '../../../grammar/clause.ts'

const LONGEST = 75

/** Words with which a person speaks to the designer, or thinks aloud, before the matter begins. */
const FILLER =
  /^(?:dear|is|are|cvs?|hi|hey|hello|so|ok|okay|basically|please|pls|can you|could you|we (?:want|need|would like|got|run|are|have|sell|make)|i (?:want|need|run|would|am|have|think)|i'm|i'd|we'd|we've|we're (?:an? |the |having|putting)|something about|want|need|someone|somebody|its|to \w+|out \d|or|and|but|they|she|he|my \w+ and i|lots of|you get|which|who|that|off|from us|for (?:him|her|them)$)\b/i

/** Verbs with which one tells a designer what to make. */
const TELLING =
  /^(?:want|tell|let|remind|mention|say|include|add|make|write|create|send|design|draft|ask|announce|inform|explain|keep|give them|put|use|show|wish|don't)$/

/** Ends that show that the rest was cut off. */
const CUT =
  /(?:\b(?:from|between) [\d:.]+(?:am|pm)?$|(?<!\bis )\bon|\b(?:of|for|to|and|or|but|the|a|an|in|at|with|called|named|our|your|their|its|his|her|from|by|that|who|which|is|are|was|about|because|than|between|if|no|nr|st|dr|mr|mrs|rev|prof|runs?)|[,:;&(–-])$/i

/** Words that speak of the email rather than of its matter. */
const OF_THE_EMAIL =
  /\b(?:e-?mails?|newsletter (?:for|to)|tone|cta|audience|subject (?:line|idea)|for (?:our|my|an?) (?:customers|clients|list|subscribers|[a-z]+ ?[a-z]* (?:shop|store|brand|company|app|bakery|gym))|customers who|people who|tell them|basically)\b/i

/** A label of a row or a bare figure says nothing of the matter. */
const BARE =
  /^(?:items?|price|amount|rewards?|details?|date|time|product|store|brand|what|info|points|update|refund|£?\$?[\d.,]+|\d+ \w+|\d+ (?:or|bed|video|new) ?\w*( lessons)?)$/i

/** "From 1 September" says when, not what. */
const WHEN =
  /^(?:from|on|until|by|since|starting|as of|this|next) (?:\w+ ){0,2}(?:\d{1,2}(?:st|nd|rd|th)?|\w+day|january|february|march|april|may|june|july|august|september|october|november|december|week|month|year)$/i

/** Can some words stand as a heading or a subject: whole, about the matter, and said to the reader? */
export function isFitHeading(words: string): boolean {
  const plain = words
    .replace(/\u00a0/g, ' ')
    .trim()
    .replace(/[.!]$/, '')
  return (
    plain.length > 1 &&
    plain.split('(').length === plain.split(')').length &&
    plain.length <= LONGEST &&
    !FILLER.test(plain) &&
    !CUT.test(plain) &&
    !OF_THE_EMAIL.test(plain) &&
    !BARE.test(plain) &&
    !WHEN.test(plain) &&
    !/@|https?:|www\./i.test(plain) &&
    !/\.\s+\S+$/.test(plain.replace(/\b(?:St|Dr|Mr|Mrs|No|vs|Rev)\. /g, '')) &&
    (/^(?:tell|let|show|give) us\b/i.test(plain) || !TELLING.test(imperativeOf(plain) ?? ''))
  )
}
