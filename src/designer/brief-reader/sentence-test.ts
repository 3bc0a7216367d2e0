/** Verbs that mostly stand in whole sentences. */
const VERB =
  /\b(?:is|are|gave|chose|donated|booked|becomes?|moves|stays?|remains?|applies|affects?|happens?|continues?|we're|you're|it's|was|were|will|would|can|could|should|must|has|have|had|opens|(?<=s )open (?=on|at|from)|paid|raised|got|feeds|saw|helped|closes?|starts?|begins?|ends?|runs?|ships?|arrives?|launch(?:es|ed)|costs?|gets?|takes?|comes?|goes|lasts?|includes?|covers?|needs?|makes?|made|sells?|sold|left|won|found|grew|moved|moving|changed|means|offers?|gives?|saves?|brings?|works?|helps?|lets?|keeps?|kept|uses?|shows?|wants?|loves?|built|bought|joined|signed|turned|reached|added|fixed|improved|became|went|came|taught|received|accepted|approved|cancelled|noticed|returns?|expires?|renews?|don't|doesn't|isn't|aren't|can't|won't|didn't|[a-z]+'(?:s|re|ll|ve))\b/i

/** Does a clause say something by itself? A long one does, whatever its verb. */
export const isSentence = (clause: string): boolean =>
  (VERB.test(clause) && clause.split(/\s+/).length > 2) || clause.split(/\s+/).length > 8

/** Is there a verb that makes a sentence? */
export const hasVerb = (words: string): boolean => VERB.test(words)
