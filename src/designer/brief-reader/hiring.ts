import { KIND_OF_SENDER } from './sender/kinds.ts'

/** Wishes of briefs for jobs, put as the sentences for readers that they come to. */
export const hiringSaid = (brief: string): string =>
  brief
    .replace(KNOW_SOMEBODY, (_, known: string) => `. If you ${known}, please pass this on.`)
    .replace(IN_BRACKETS, introduced)

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
