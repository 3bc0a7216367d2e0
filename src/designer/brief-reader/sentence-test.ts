import { isNamed, isStatement } from '../grammar/clause.ts'

/** Verbs that mostly stand in whole sentences. */
const VERB =
  /\b(?:is|are|gave|chose|donated|booked|becomes?|moves|stays?|remains?|applies|affects?|happens?|continues?|we're|you're|it's|was|were|will|would|can|could|should|must|has|have|had|opens|(?<=s )open (?=on|at|from)|paid|raised|got|feeds|saw|helped|closes?|starts?|begins?|ends?|runs?|ships?|arrives?|launch(?:es|ed)|costs?|gets?|takes?|comes?|goes|lasts?|includes?|covers?|needs?|makes?|made|sells?|sold|left|won|found|grew|moved|moving|changed|means|offers?|gives?|saves?|brings?|works?|helps?|lets?|keeps?|kept|uses?|shows?|wants?|loves?|built|bought|joined|signed|turned|reached|added|fixed|improved|became|went|came|taught|received|accepted|approved|cancelled|noticed|returns?|expires?|renews?|don't|doesn't|isn't|aren't|can't|won't|didn't|[a-z]+'(?:s|re|ll|ve))\b/i

/** What readers are told to do; as a noun each would stand elsewhere. */
const TO_DO =
  /^(?:please )?(?:book|call|order|bring|show|use|reply|visit|come|join|shop|apply|register|rsvp|e-?mail|ring|text|follow|download|pick up|collect|enter|save|share|tell|try|sign up|renew|donate|give|vote|wear|park|ask|check|click|scan|grab|enjoy|choose|pre-?order|invite|refer|update|contact|drop|stop by|pop) (?!#|is\b|are\b|was\b|will\b|of\b|number|no\b|code|link|form|date|total)\S+/i

const SPEAKS = /^(?:we|you|they|it|he|she|there|this|that|I)\b/i

/** Does a clause say something by itself? A long one does, whatever its verb. */
export const isSentence = (clause: string): boolean =>
  !isNamed(clause) &&
  (TO_DO.test(clause) ||
    (SPEAKS.test(clause) && isStatement(clause)) ||
    (VERB.test(clause) && clause.split(/\s+/).length > 2) ||
    clause.split(/\s+/).length > 8)

/** Is there a verb that makes a sentence? */
export const hasVerb = (words: string): boolean => VERB.test(words)
