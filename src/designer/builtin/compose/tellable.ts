import type { Brief } from '../../brief-reader/brief.ts'
import { isDirected, toldOf } from '../../brief-reader/directives.ts'
import { voiceFor } from '../../brief-reader/lines/words.ts'
import { sentence } from '../../brief-reader/tidy.ts'
import { isStatement } from '../../grammar/clause.ts'
import { isWhoTheyAre } from './redundant.ts'
import { missingIn } from './uncovered.ts'
import { isWhole } from './whole.ts'

/** Whoever writes so speaks of the email, or to who makes it. */
const TO_US =
  /^(?:remind|tell|ask|inform|invite|thank|let|give|offer) (?!you\b)|\b(?:i|we) (?:want|need|would like|'d like|run|own|am|'m a)\b|\bemail|\b(?:please )?(?:include|add|mention|explain|make|keep|use|put|write|tell|show|ask|link)\b/i

/** "a progress bar", "where to pick up the card": a part or a question, which the brief does not answer. */
const IS_PART = /^(?:an?|the|some|our|my|one|where|how|what|when|why|who|which)\b/i

/** "how to oil the wood", "tracking number": what readers need, but not told. */
const UNTOLD =
  /^(?:how|what|why|where|when|who|which)\b.*[^?]$|^(?:tracking|order|invoice|reference|booking) number$|^contact\b/i

/** A part with these is named, not told: "a few words from the director", "tips on watering". */
const ONLY_NAMED =
  /^(?:an?|some|the|our|one|two|three|few|short) (?:\w+ )?(?:words?|notes?|tips?|stor(?:y|ies)|recipes?|quotes?|reminders?|lists?|links?|message|summary|recap|interview|thank[- ]you)\b|\bhow to\b/i

/**
 * What a brief tells plainly and nothing in its email says yet, as sentences: what the reading took for a remark or for a part
 * that was only asked for.
 * @param said All words of the email.
 */
export const tellable = (brief: Brief, said: string): string[] =>
  missingIn(brief, said).flatMap(({ sort, text }) => {
    const told = toldOf(text)
    const words = told && 'said' in told ? told.said : text
    const isAsked = told ? 'wanted' in told : sort === 'asked' && IS_PART.test(words)
    if (isAsked || isWhoTheyAre(brief, words) || isDirected(words)) return []
    if ([TO_US, ONLY_NAMED, UNTOLD].some(sign => sign.test(words))) return []
    const isTold = sort === 'told' || isStatement(words) || / (?:on|with|from|of) /.test(words)
    return isTold && !/\?$/.test(words) && isWhole(words) ? [voiceFor(brief.kind)(sentence(words))] : []
  })
