import { KIND_OF_SENDER } from './sender/kinds.ts'

/** Wishes of briefs for jobs, put as the sentences for readers that they come to. */
export const hiringSaid = (brief: string): string =>
  brief
    .replace(KNOW_SOMEBODY, (_, known: string) => `. If you ${known}, please pass this on.`)
    .replace(IN_BRACKETS, introduced)
    .replace(CLUB_LOOKS, 'Our $1 is $2 $3.')
    .replace(THEN_DETAILS, '$1. ')
    .replace(PASS_ON, '. Please pass this on')
    .replace(TO_OFFICER, '$1 the $2')

/** "rowing club looking for a coach": as a note says it, without an article. */
const CLUB_LOOKS = new RegExp(
  `(?<=^|[.!\\n] ?)((?:\\p{Ll}+ ){0,2}(?:${KIND_OF_SENDER})) (?:is )?(looking for|hiring|recruiting|seeking) (an? [^,.\\n]{3,50})[,.]?`,
  'gu'
)

/** "Birch Lodge is recruiting two night carers, 36 hours, £13.10 an hour": the post, and then what there is to know. */
const THEN_DETAILS =
  /((?:^|[.!\n] ?)\p{Lu}[^,.\n]{2,50} (?:is|are) (?:looking for|hiring|recruiting|seeking) [^,.\n]{3,50}), (?=[£$€₹\d]|(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b|(?:part|full)[- ]time\b)/giu

/** "email to all members asking them to pass it on". */
const PASS_ON =
  /,?(?: (?:and )?(?:e-?mail|message|note) (?:to|for) (?:all |our |the )*[a-z]+| and)?,? (?:asking|ask) (?:them|people|everyone|members|(?:all |our |the )+[a-z]+) to (?:please )?(?:pass (?:it|this) on|spread the word|share it)(?: to [^.,;\n]{3,40})?(?=[.,;\n]|$)/gi

/** "apply to secretary by 1 Sept". */
const TO_OFFICER =
  /\b((?:apply|speak|talk|write|reply|send (?:it|them|a CV|your CV|CVs?)|e-?mail|contact|see)(?: to)?) (secretary|manager|treasurer|chair|chairman|captain|head chef|office|headteacher|head teacher|coordinator|shop manager)(?= (?:by|before|until|at|on|for|via|with)\b|[.,;\n]|$)/gi

/** "ask if they know somebody nice": no question that this email answers. */
const KNOW_SOMEBODY =
  /(?:^|,? and|,|(?<=[.!?\n])) ?(?:please |also )*ask (?:(?:them|people|customers|everyone|(?:our|the) [a-z]+) )?(?:if|whether) they (know (?:of )?(?:some|any)(?:one|body)\b[^.,?\n]{0,60})[.,]?/gi

/** "Growing startup in Lisbon (Corvo, route planning for vans) looking for …": the name and the trade stand in the brackets. */
const IN_BRACKETS = new RegExp(
  `(?:(?<=^|[.!?\\n] ?))(?:(?:an?|the|our|my) )?((?:[\\p{L}-]+ ){0,3}(?:${KIND_OF_SENDER})(?: in \\p{Lu}[\\p{L}-]+)?) \\((\\p{Lu}[^(),]{1,30}), ([^()\\n]{4,70})\\),? (?:(?:is|are) )?(looking for|hiring|recruiting|seeking|searching for|needs?|wants?)(?= )`,
  'giu'
)

function introduced(all: string, kind: string, name: string, trade: string, verb: string): string {
  if (!/^\p{Lu}/u.test(name)) return all
  const what = kind.charAt(0).toLowerCase() + kind.slice(1)
  const deed = /^(?:need|want)/i.test(verb) ? verb.toLowerCase().replace(/s$/, '') : `are ${verb.toLowerCase()}`
  return `We are ${name}, ${/^[aeiou]/i.test(what) ? 'an' : 'a'} ${what} (${trade}). We ${deed}`
}
