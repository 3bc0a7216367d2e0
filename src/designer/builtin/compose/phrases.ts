import type { Brief } from '../../brief-reader/brief.ts'
import { capitalise, sentence } from '../../brief-reader/tidy.ts'
import { imperativeOf, isStatement } from '../../grammar/clause.ts'

/** What people come to. */
const GATHERING =
  /\b(?:nights?|evenings?|afternoons?|class(?:es)?|workshops?|tours?|tastings?|walks?|meetings?|sessions?|part(?:y|ies)|drop-ins?|clubs?|meet-?ups?|supper(?: club)?s?|lunch(?:es)?|breakfasts?|brunch(?:es)?|fairs?|markets?|festivals?|concerts?|gigs?|screenings?|talks?|webinars?|races?|rides?|quiz(?:zes)?|regattas?|celebrations?|open (?:days?|houses?)|retreats?|tournaments?|demos?|demonstrations?|previews?|picnics?|barbecues?|mornings?|rehearsals?|dinners?|count|runs?|jams?|circles?)$/i

/** A noun phrase with its article or owner, and where its noun ends: "our free knit nights" of "our free knit nights from 6:30pm". */
const NAMED_WITH =
  /^(our|the|an?|my)\s+(.+?)(?=,|;|\s(?:with|at|on|from|for|by|to|in|of|between|after|before|who|that|which|every|this|next)\b|\s?[-–—(]|$)/i

/** "A note that we are closed", "a reminder that …": the words in front are said to us. */
const NOTE_THAT =
  /^(?:also |and |just |with )*(?:an? |the )?(?:short |quick |small |little )?(?:note|reminder|line|mention|word|sentence|heads-up)(?: to say| saying)?(?: that)? (?=(?:we|they|there|it|our|the|you|all|no)\b)/i

/** "Biscuit, an old beagle who found a home": who it is, and what happened. */
const WHO_DID =
  /^(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?, (?:an?|the|our|one of our) [^,]+?) who (\p{Ll}+(?:ed|t|nd|n|me|ve|de|ke|s|ght)\b[^,]*(?:,.*)?)$/u

/** "Takes two minutes.", "Must be 18.": who or what does it is understood. */
const WITHOUT_SUBJECT: [RegExp, string][] = [
  [
    /^(?:takes|helps|follows|costs|includes|comes|starts|begins|ends|runs|lasts|opens|closes|fits|weighs|works|makes|covers)\b(?! (?:with|on|to) us\b)/i,
    'It '
  ],
  [/^must (?:be|have|bring|book|know|own|hold)\b/i, 'You '],
  [/^(?:looking for|hiring|recruiting|searching for|seeking)\b/i, 'We are ']
]

/**
 * What a brief only names, as a sentence: "our free knit nights from 6:30pm" is something to join, "our new orthodontist" somebody to meet.
 * Words that are a sentence already, and those that say enough as they stand ("Free parking."), stay as they are.
 */
export function asSentence(words: string, { kind }: Pick<Brief, 'kind'>): string {
  const plain = words.trim().replace(/[.]$/, '')
  const dated = plain
    .replace(/^(?:there is )?an? (?=save[- ]the[- ]date for )/i, '')
    .replace(/^save-the-date/i, 'save the date')
  if (dated !== plain) return sentence(dated)
  const note = plain.replace(NOTE_THAT, '')
  if (note !== plain && isStatement(note)) return sentence(note)
  const [, who, did] = WHO_DID.exec(plain) ?? []
  if (who && did) return sentence(`${who}, ${did}`)
  const subject = WITHOUT_SUBJECT.find(([form]) => form.test(plain))?.[1]
  if (subject) return sentence(subject + lowered(plain))
  const [phrase, article = '', noun = ''] = NAMED_WITH.exec(plain) ?? []
  const isGathering =
    GATHERING.test(noun) &&
    !/\b(?:is|are|was|were|will|can|starts?|begins?|returns?|moves?|opens?|runs?|takes?)\b/i.test(plain)
  if (!phrase || /[.!?]\s/.test(plain) || imperativeOf(plain) || (isStatement(plain) && !isGathering)) return words
  const fact = /^(.+), ([+(]?\d[\d ()-]{6,}|\S+@\S+)$/.exec(plain)
  if (fact) return sentence(`${fact[1]} is ${fact[2]}`)
  const named = /^(?:an?|my)$/i.test(article) && !/^an? /i.test(plain) ? plain : lowered(plain)
  if (isGathering) return sentence(kind === 'event' ? `You are invited to ${named}` : `Join us for ${named}`)
  if (kind === 'launch' && /^(?:our|the)$/i.test(article) && !/\d+ (?:kg|g|km|h|hours?|mm|cm)\b/.test(named))
    return sentence(`Meet ${named.replace(/, (?:from|by) [^,]*$/, '')}`)
  if (kind === 'event' && !/^an?$/i.test(article)) return sentence(`You are invited to ${named}`)
  if (/\bnew\b/i.test(noun)) return sentence(`Meet ${named}`)
  if (/^an?$/i.test(article)) return sentence(`There is ${named}`)
  return words
}

/** The article that began a sentence, inside one. */
const lowered = (words: string): string =>
  /^\p{Lu}\p{Ll}*\b/u.test(words) && !/^(?:\p{Lu}\p{L}+ ){2}/u.test(words)
    ? words.charAt(0).toLowerCase() + words.slice(1)
    : words

/** "The Hollis jacket in olive, sizes S to XL": what the heading names needs no second naming. */
export function withoutName(words: string, name: string | undefined): string {
  const rest =
    name &&
    new RegExp(`^(?:(?:the|our|your) )?${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?: in [^,]{3,20})?, `, 'i').exec(
      words
    )?.[0]
  return rest &&
    !/^(?:which|who|is|are|was|were|has|have|sold|comes?|had|will|you|we|it|they)\b/i.test(words.slice(rest.length))
    ? sentence(words.slice(rest.length))
    : words
}

export const asSentences = (statements: string[], brief: Pick<Brief, 'kind'>): string[] =>
  statements.map(words => capitalise(asSentence(words, brief)))
