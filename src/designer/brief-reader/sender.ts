import type { Fact } from './brief.ts'
import { framed, type Named, namedIn } from './sender/candidates.ts'
import { hostAsName, spelledHost } from './sender/domain.ts'
import { FRAMES, type Frame, LOOSE_FRAMES } from './sender/frames.ts'
import { KIND_OF_SENDER } from './sender/kinds.ts'
import { personOf } from './sender/person.ts'
import { typedLow } from './sender/typed-low.ts'

/** Who sends the email, by the name it has in the brief; an address tells it when nothing else does. */
export function brandOf(text: string, facts: Fact[]): string | undefined {
  const named = namedIn(text)
  return (
    inFrames(FRAMES, named) ??
    typedLow(named.text) ??
    spelledHost(facts, named) ??
    inFrames(LOOSE_FRAMES, named) ??
    personOf(named.text) ??
    hostAsName(facts, named)
  )
}

/** The name in the surest frame that holds. */
function inFrames(frames: readonly Frame[], named: Named): string | undefined {
  for (const frame of frames) {
    const name = framed(frame, named)
    if (name) return name
  }
  return undefined
}

/** "We are Osteria Bruna, small Italian place in Providence, and …". */
const SELF =
  /\b(?:[Ww]e are|[Ww]e're|[Ii] am|[Ii]'m|[Ii] run|[Ii] own)\s+(?:the\s+)?\p{Lu}[\p{L}\d&' ]{1,40}, (?:an? |the )?(\p{Ll}[^,.;:]{4,60}?)(?=[,.;]|\s+and\s+(?:we|i)\b|$)/u
const TRADE = new RegExp(
  `\\b(?:(?:we are|we're|i run|i own|i have|for|of|from|at|is)\\s+(?:\\p{Lu}[\\p{L}\\d&' ]{1,30}, )?an?|my|our|\\p{Lu}[\\p{L}&']+,? an?)\\s+((?:(?!new\\b|next\\b|whole\\b|little\\b|small\\b|the\\b|our\\b|my\\b)[\\p{Ll}\\d-]+\\s+){0,3}(?:${KIND_OF_SENDER}|garden|estate agency|law firm|dentist|practice|consultancy|zoo|choir|band|festival|nursery|supplier|importer|maker|manufacturer|label|publisher|kitchen|deli|farm shop|distillery|vineyard|food bank|foundation))\\b(?!\\s+(?:sale|members?|customers?|list|email|newsletter|software))(\\s+in\\s+\\p{Lu}\\p{L}+(?:\\s\\p{Lu}\\p{L}+)?)?`,
  'u'
)

const SAYS_LITTLE =
  /^(?:new |first |next |small |little |saas |online |web )*(?:team|tool|service|company|business|brand|newsletter|platform|market|software|startup|app|bar)$/i

/** What the sender is: `coffee roastery in Bristol`; `undefined` when the brief says only a name, or the word alone says nothing. */
export function tradeOf(text: string, brand: string | undefined): string | undefined {
  const after = brand ? text.slice(text.indexOf(brand) + brand.length) : ''
  const self = SELF.exec(text)?.[1] ?? /^, an? (\p{Ll}[^.,;:]{8,70})(?=[.,;]|$)/u.exec(after)?.[1]
  if (self && self.length < 64 && !/\b(?:that|which|who|we|you)\b/.test(self)) return self.trim()
  const placed = brand
    ? new RegExp(
        `\\b(${KIND_OF_SENDER})\\s+(?:called|named)\\s+${brand.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')},\\s+(\\p{Lu}\\p{L}+)`,
        'iu'
      ).exec(text)
    : null
  if (placed) return `${placed[1]?.toLowerCase()} in ${placed[2]}`
  const name = brand?.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const kind = name
    ? new RegExp(
        `(?:^|[,.]\\s|\\ban?\\s|\\bour\\s|\\bmy\\s)((?:(?!for\\b|of\\b|small\\b|little\\b|new\\b)[\\p{Ll}-]+\\s){0,3}(?:${KIND_OF_SENDER})(?:\\sin\\s\\p{Lu}\\p{L}+)?)\\s+(?:called|named)\\s+${name}`,
        'iu'
      ).exec(text)?.[1]
    : undefined
  if (kind && /\s/.test(kind) && !SAYS_LITTLE.test(kind)) return kind.trim()
  const place = name ? new RegExp(`${name}, (\\p{Lu}\\p{Ll}+)\\s*(?:[.!\\n]|$)`, 'u').exec(text)?.[1] : undefined
  if (place) return place
  const match = TRADE.exec(text)
  const trade = match?.[1]?.trim()
  if (!trade || SAYS_LITTLE.test(trade)) return undefined
  return brand?.toLowerCase().includes(trade.toLowerCase()) ? undefined : `${trade}${match?.[2] ?? ''}`
}
