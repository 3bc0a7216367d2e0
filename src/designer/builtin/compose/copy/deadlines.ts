import { capitalise } from '../../../brief-reader/tidy.ts'
import { dateWords } from '../words.ts'

/** What ends on a day, before which something is to be done. */
const ENDING =
  'registrations?|sign[- ]?ups?|nominations?|applications?|enrol+ments?|voting|votes|entries|submissions?|polls|bookings?|orders|booking window|portal|survey|consultation|early bird(?: \\p{L}+)?|ticket sales|renewals?|fees|payments?|subscriptions?|forms|library books|deposits?|dues'
const WHEN =
  '(?:(?:on|at|by|this|next|in|until) )*(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tonight|tomorrow|midnight|noon|\\d[\\d:.]*(?:st|nd|rd|th|am|pm)?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*)(?:,? (?:at )?(?:night|evening|morning|noon|midnight|\\d[\\d:.]*(?:st|nd|rd|th|am|pm)?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\\p{L}*)(?![\\p{L}\\d])){0,3}'

const CLOSES = new RegExp(
  `(?:^|[.:;,\\n] ?|\\bthat |\\b(?:parents|members|everyone|people|customers|students|them|know) )((?!(?:tell|remind|reminder|let|please|send|e-?mail|write|hi|hey|a|an|we|need|can) )(?:(?!that\\b|and\\b|for (?:parents|members))[\\p{L}\\d'’&-]+ ){0,6}?(?:${ENDING})(?: (?:for|to|of) (?:[\\p{L}\\d'’&-]+ ){1,5}?| )(?:(?:is|are) due|will (?:close|end)|closes?|ends?|must be in|needs? to be in|(?:is|are) closing) ${WHEN})(?=[,.;:\\n)]|$| \\p{L})`,
  'iu'
)

/** "reminder that swim lesson registration closes this Sunday": the news, in the brief's words. */
export function deadlineHeading(text: string): string | undefined {
  const said = CLOSES.exec(text)?.[1]
  return said && said.length < 70 ? capitalise(dateWords(said.replace(/^(?:the|our) (?=.{20})/i, ''))) : undefined
}
