import type { Span } from '../roles/roles.ts'
import { titleBefore } from './named-in.ts'
import { KIND_OF_SENDER } from './sender/kinds.ts'
import { withoutSigns } from './voices.ts'

/** "passengers who took our whale watching trip with Fjordline Boats": whom they had to do with is who writes to them. */
const USED =
  /\b(?:trip|stay|tour|course|class|order|visit|meal|flight|cruise|lesson|session|holiday|booking|retreat|weekend|quote|application|account|signup|stayed|travell?ed|booked|shopped|bought|ordered|dined|ate|trained|flew|sailed|studied|donated|subscribed|signed up|a table)\b[^.,]*? (?:with|at|from|by|to) (?:the |our )?(\p{Lu}[\p{L}'’&-]*(?: (?:&|and|of|the|de|la|\p{Lu}[\p{L}'’-]*))* \p{Lu}[\p{L}'’-]+)/u

/** "a home insurance quote with Havenlock". */
const BEGUN =
  /\b(?:quote|application|sign-?up|registration|enrolment|account) (?:with|at|for) (\p{Lu}[\p{L}\d]+)(?= and\b| but\b|[,.]|$)/u

/** "the Pinewater Animal Shelter's winter drive": whose it is. */
const OWNS = /^(?:the |our )?(\p{Lu}[\p{L}&-]*(?: (?:of|the|and|&|\p{Lu}[\p{L}-]*))* \p{Lu}[\p{L}-]*)['’]s \p{Ll}/u

/** "our Black Friday sale at Odette Lingerie". */
export const HOLDS =
  /\b(?:sale|offers?|deals?|promo(?:tion)?|discounts?|newsletter|e-?mail) (?:at|for|from) (?:the )?$/i

/** "Tomasz from Copper Spoke". */
const FIRM =
  /^(?:(?:[Ll]ove|[Bb]est|[Tt]hanks|[Cc]heers|[Rr]egards),? (?:from )?)?\p{Lu}\S+(?: \p{Lu}\S+)?(?:,? (?:our |the )?(?:co-?)?(?:founder|owner|ceo|director|head|manager|editor|chair\w*)(?: \p{Ll}+){0,2})? (?:from|at|of) (\p{Lu}[\p{L}'’&-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}'’-]*))*)(?: in \p{Lu}[\p{L}-]+)?$/u

/** "users who cancelled Loopdesk": what they left writes to them. */
const LEFT_IT =
  /\b(?:cancelled|canceled|quit|left|stopped using|unsubscribed from|no longer use|used to use) (\p{Lu}[\p{L}\d]+(?: \p{Lu}[\p{L}\d]+)*)/u

/** "online jewellery store Sitara Lane, Jaipur", "a budgeting app in Nigeria, Kobowise": the name in what they are. */
const NAME_IN_TRADE = new RegExp(
  `\\b(?:${KIND_OF_SENDER})(?: in \\p{Lu}[\\p{L}-]+,| called| named|,)? (\\p{Lu}[\\p{L}\\d'’&-]*(?: (?:&|and|of|the|\\p{Lu}[\\p{L}\\d'’-]*))*)`,
  'u'
)

/** "all proceeds to the hospice": who is given to sends nothing. */
const GIVEN_TO = /\b(?:proceeds|donated|goes?) (?:go(?:es)? )?to (?:the )?$/i

/** "I'm Dean from Ironside PT": who writes the brief, and whose email it is. */
function firmOfWriter(text: string, { at, text: words }: Span): string | undefined {
  const [, writer] = INTRODUCED.exec(words) ?? []
  if (!writer) return undefined
  return AT_FIRM.exec(text.slice(at + words.length))?.[1] ?? withoutSigns(writer)
}
const INTRODUCED = /^(?:I['’]m|I am|(?:this|it)(?:['’]?s| is)|my name(?:['’]s| is)) (\p{Lu}.*)$/iu
const AT_FIRM =
  /^,? (?:from|at|of|and I (?:run|own)|I (?:run|own)|who (?:runs|owns)) (\p{Lu}[\p{L}\d'’&-]*(?: (?:&|and|of|the|\p{Lu}[\p{L}\d'’-]*))*)/u

/** Names that may be the sender's, the first said first: those in its role, else those that readers had to do with. */
export function sendersIn(text: string, spans: Span[]): string[] {
  const branded = spans.filter(({ role, at }) => role === 'brand' && !GIVEN_TO.test(text.slice(0, at)))
  if (branded.length > 0)
    return branded.map(brand => firmOfWriter(text, brand) ?? titleBefore(text, brand) + withoutSigns(brand.text))
  return spans.flatMap(({ role, text: words, at }) => {
    if (role === 'name' && HOLDS.test(text.slice(0, at)) && /^\p{Lu}\S* \p{Lu}/u.test(words))
      return [withoutSigns(words)]
    const firm = role === 'sign' ? FIRM.exec(words)?.[1] : undefined
    if (firm) return [firm]
    const traded = role === 'trade' ? NAME_IN_TRADE.exec(words)?.[1] : undefined
    if (traded) return [traded]
    const name =
      role === 'to'
        ? (USED.exec(words) ?? BEGUN.exec(words) ?? LEFT_IT.exec(words))?.[1]
        : role === 'name'
          ? OWNS.exec(words)?.[1]
          : undefined
    return name?.replace(/['’]s(?: .*)?$/, '') ?? []
  })
}
