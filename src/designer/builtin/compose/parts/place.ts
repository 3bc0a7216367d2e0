import { capitalise } from '../../../brief-reader/tidy.ts'
import { placesIn } from '../../../grammar/words.ts'

const PLACES =
  'quay|beach|park|garden|gardens|studio|shop|courtyard|town hall|village hall|library|harbour|barn|church|school|gallery|pub|cafe|café|theatre|museum|office|rooftop|yard|square|pier|club|bakery|roastery|hotel|hall|centre|center'
/** What streets are called at their ends. */
export const STREETS =
  'Street|St|Road|Rd|Lane|Avenue|Ave|Square|Way|Row|Terrace|Place|Quay|Close|Court|Drive|Crescent|Grove|Mews|Parade|Boulevard|Blvd|Gardens|Hill|Wharf|Yard'
const PLACE = new RegExp(
  `\\b(?:at|in|on|venue is|held at)\\s+((?:the |our )(?:[\\w'-]+ ){0,2}(?:${PLACES})\\b(?:,? (?:in|on|at) \\p{Lu}[\\p{L}\\d' ]+?(?=[,.\\n]|$))?|(?:[Tt]he )?\\p{Lu}[\\p{L}\\d'&-]+(?: (?:\\p{Lu}[\\p{L}\\d'&-]+|\\p{Lu}(?=[,.\\n]|$)|of|the|&))*(?:, \\p{Lu}\\p{Ll}+(?=[.\\n]|$))?(?:, \\d+[a-z]? (?!Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\\p{Lu}[\\p{L}\\d]+(?: \\p{Lu}[\\p{L}\\d]+)*)?|\\d+[a-z]? \\p{Lu}[\\p{L}\\d]+(?: \\p{Lu}[\\p{L}\\d]+)+(?:, \\p{Lu}[\\p{L}\\d]+)?)`,
  'gu'
)
const STREET = new RegExp(
  `(?:^|[\\s,(])(\\d+[a-z]? \\p{Lu}\\p{L}+ (?:\\p{Lu}\\p{L}+ )?(?:${STREETS})\\b(?:(?:,| in) \\p{Lu}\\p{L}+(?: \\p{Lu}\\p{L}+)?(?=[.,\\n]|$| [-–]))?)`,
  'u'
)
/** "…, 7:30pm, St Mark's Church Hall.": named without a preposition. */
const HALL =
  /(?:[ap]m|\d), ((?:The )?(?:[A-Z][\w'&-]+ ){1,4}(?:Hall|Hotel|Centre|Center|Church|Library|Museum|Theatre|Studio|Gallery|Pub|Inn|Arms|School|Park|Club|Restaurant|Cafe|Barn|Pavilion|House))(?=[,.\n]|$)/
const NO_PLACE =
  /^(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Christmas|Easter|Black Friday|Instagram|Facebook|PC|Windows)/

/** Where something happens: the first place with a preposition before it; `Zoom` or `Online` without one. */
export function placeOf(source: string): string | undefined {
  const text = source.replace(/"[^"\n]{3,80}"/g, '')
  if (/\b(?:webinar|on zoom|via zoom)\b/i.test(text)) return /zoom/i.test(text) ? 'Zoom' : 'Online'
  const found = [...text.matchAll(PLACE)]
    .filter(
      match =>
        !/\b(?:VP|head|director|manager|chief|CEO|CRO|CTO|CMO|founder|editor|analyst|lead|engineer)\b[^,;.]{0,40}$/i.test(
          text.slice(0, match.index)
        )
    )
    .map(match => match[1] ?? '')
    .filter(place => !NO_PLACE.test(place))
  const street = STREET.exec(text)?.[1]
  if (street && !found.some(place => place.includes(street)))
    return [street, found.find(place => /^\p{Lu}\p{Ll}+$/u.test(place))].filter(Boolean).join(', ')
  const venue = /\bvenue(?: is|:)? ((?:[Tt]he )?\p{Lu}[\p{L}\d'’&-]*(?: \p{Lu}[\p{L}\d'’&-]*)*)/u.exec(text)?.[1]
  if (venue)
    return [venue, found.find(place => /^\p{Lu}\p{Ll}+$/u.test(place) && !venue.includes(place))]
      .filter(Boolean)
      .join(', ')
  const common =
    /\b((?:the )?(?:village|town|church|school|scout|community|parish|sports) (?:hall|centre|center|club),? (?:on|in|at) \p{Lu}[\p{L}]+(?: \p{Lu}[\p{L}]+)*)/u.exec(
      text
    )?.[1]
  if (common) return common
  const [town, house] = found
  const isTown = town !== undefined && /^\p{Lu}\p{Ll}+$/u.test(town) && placesIn(town).length > 0
  if (isTown && house && /\s/.test(house) && !house.includes(town)) return `${capitalise(house)}, ${town}`
  const hall = found[0] ?? HALL.exec(text)?.[1]
  if (hall) return hall
  return /\b(?:on zoom|via zoom)\b/i.test(text)
    ? 'Zoom'
    : /(?<!\b(?:book(?:ing)?s?|order|reserve|register|rsvp|pay|apply|buy|tickets?|or|and|sign up|them|places|seats) )\bonline\b|\bwebinar\b/i.test(
          text
        )
      ? 'Online'
      : undefined
}
