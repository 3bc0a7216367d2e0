import { capitalise, trimEnds } from './words.ts'

const VERB =
  /\b(?:is|are|was|were|be|been|am|isn[’']t|aren[’']t|wasn[’']t|has|have|had|hasn[’']t|haven[’']t|will|won[’']t|can|can[’']t|cannot|could|would|should|must|may|might|do|does|don[’']t|doesn[’']t|did|didn[’']t|let[’']s|['’](?:re|ve|ll|m)|it['’]s|that['’]s|there['’]s|what['’]s|here['’]s|opens?|closes?|starts?|ends?|begins?|runs?|costs?|comes?|came|ships?|shipped|arrives?|takes?|took|gets?|got|needs?|want|wants|works?|includes?|offers?|helps?|makes?|made|goes|went|gives?|means?|shows?|expires?|renews?|changed|changes|moves?|moved|follows?|keeps?|saves?|lasts?|covers?|applies|apply|contains?|brings?|brought|sells?|sold|serves?|teaches|meets?|joins?|leaves?|left|returns?|stays?|remains?|becomes?|knows?|loves?|hope|believe|think|launch(?:es|ed)?|built|build|added|add|fixed|found|won|raised|reached|received|cancel(?:led)?|declined|failed|noticed|miss|missed|features|fits|weighs|folds|charges|brews|reads|sits|sounds|looks|feels|tastes|smells)\b|\b[a-z]{3,}s\s+(?:a|an|the|your|our|you|one|two|three)\b(?<!\b(?:is|as|this|across|less|plus|versus|towards|besides)\s\w+)|['’](?:re|ve|ll)\b|\b\w{3,}['’]s (?:a|an|the|now|here|on|in|been|not|ready|open|time|back)\b/i

const IMPERATIVE =
  /^(?:please |just |simply |now )?(?:book|buy|shop|order|reserve|register|sign|join|come|visit|call|email|reply|click|tap|use|enter|download|read|see|find|get|take|try|start|save|claim|redeem|give|send|share|tell|rate|leave|check|update|renew|pay|confirm|verify|choose|pick|pre-?order|bring|wear|meet|follow|donate|help|support|log|open|watch|listen|learn|discover|explore|enjoy|contact|let|return|complete|review|add|forward|keep|plan|apply|rsvp|show|ask|drop|swing|stop|paid (?:with|by))\b/i

/** Has it a verb of its own, so that it can stand as a sentence? */
export const isSentence = (text: string): boolean => VERB.test(text) || IMPERATIVE.test(text)

export const isImperative = (text: string): boolean => IMPERATIVE.test(text)

const LED =
  /^(?:arriv|ship|dispatch|leav|end|start|run|open|clos|begin|expir|renew|finish|last|cost|land|deliver)(?:s|es|ing|ed)?\b/i

/** Is it a sentence that lacks its subject: "arrives Thursday", "ends Sunday"? */
export const lacksSubject = (text: string): boolean =>
  LED.test(text) &&
  !/^(?:open(?:ing)? (?:hours|times|day|evening|studio|house|air|-)|start (?:your|with|the)|delivery|closed|order)/i.test(
    text
  )

/** The missing subject put before it: "Your order arrives Thursday". */
export function withSubject(text: string, subject: string): string {
  const verb = /^\w+/.exec(text)?.[0] ?? ''
  const base = verb.replace(/(?:ing|ed|es|s)$/i, '').toLowerCase()
  const third = {
    arriv: 'arrives',
    ship: 'ships',
    shipp: 'ships',
    dispatch: 'is dispatched',
    leav: 'leaves',
    end: 'ends',
    start: 'starts',
    run: 'runs',
    runn: 'runs',
    open: 'opens',
    clos: 'closes',
    begin: 'begins',
    beginn: 'begins',
    expir: 'expires',
    renew: 'renews',
    finish: 'finishes',
    last: 'lasts',
    cost: 'costs',
    land: 'lands',
    deliver: 'is delivered'
  }[base]
  return third ? `${subject} ${third}${text.slice(verb.length)}` : text
}

/** A noun phrase fit for a list: no article of the brief before it. */
export const asItem = (text: string): string =>
  capitalise(trimEnds(text).replace(/^(?:about|that|the fact that|a section (?:about|on|with))\s+/i, ''))
