import type { OutlineSlot } from '../../../email/outline/outline.ts'
import { allSlots, type Desk, sectionsNamed, selectedSection, slotsOf } from './desk.ts'

const HEADINGS = ['heading']
const WORDS: [RegExp, string[]][] = [
  [/^(?:headline|heading|title|main heading|main title|h1)$/, HEADINGS],
  [/^(?:eyebrow|kicker|small line|line above)$/, ['eyebrow']],
  [/^(?:text|paragraph|copy|description|body|intro text|intro)$/, ['text']],
  [/^(?:buttons?|cta|call to action)(?: text| label| words)?$/, ['button']],
  [/^(?:logo|brand name|company name|name in the header)$/, ['logo']],
  [/^(?:company|sender)$/, ['company']],
  [/^(?:address|postal address)$/, ['address']],
  [/^(?:code|coupon code|promo code|discount code)$/, ['code']],
  [/^(?:price)$/, ['price']],
  [/^(?:date)$/, ['date']],
  [/^(?:time)$/, ['time']],
  [/^(?:place|location|venue)$/, ['place']],
  [/^(?:images?|pictures?|photos?|illustrations?|hero image)$/, ['image']],
  [/^(?:caption)$/, ['caption']],
  [/^(?:signature)$/, ['signature']]
]

const bare = (noun: string) =>
  noun
    .toLowerCase()
    .replace(/^(?:the|this|that|our|my|main|all(?: the)?|every)\s+/, '')
    .trim()

/** The slot names that a noun means; none when it is not a slot. */
export function slotNames(noun: string): string[] {
  return WORDS.find(([pattern]) => pattern.test(bare(noun)))?.[1] ?? []
}

/**
 * The slots a noun means: 'headline', 'the button', 'this', 'heading of the quote', 'quote text'. What is selected comes
 * first, then the hero, then the order of the email.
 */
export function slotsNamed(noun: string, desk: Desk): OutlineSlot[] {
  const name = bare(noun)
  if (/^(?:this|it|that)$/.test(noun.toLowerCase().trim())) {
    const slot = allSlots(desk).find(({ ref }) => ref === desk.selected)
    return slot ? [slot] : []
  }
  const of = /^(.+?) (?:of|in|on|from) (?:the )?(.+)$/.exec(name)
  if (of?.[1] && of[2]) return within(of[1], of[2], desk)
  const names = slotNames(name)
  if (names.length > 0)
    return sorted(
      allSlots(desk).filter(slot => names.includes(slot.name)),
      desk
    )
  const compound = /^(.+) (\S+)$/.exec(name)
  return compound?.[1] && compound[2] ? within(compound[2], compound[1], desk) : []
}

function within(slot: string, section: string, desk: Desk): OutlineSlot[] {
  const names = slotNames(slot)
  return sectionsNamed(section, desk).flatMap(found => slotsOf(found).filter(each => names.includes(each.name)))
}

function sorted(slots: OutlineSlot[], desk: Desk): OutlineSlot[] {
  const chosen = selectedSection(desk)?.ref
  const hero = desk.sections.find(({ kind }) => kind === 'hero')?.ref
  const rank = ({ ref }: OutlineSlot) => [chosen, hero].indexOf(ref.split('.')[0])
  const weight = (slot: OutlineSlot) => (rank(slot) === -1 ? 2 : rank(slot))
  return slots.toSorted((one, other) => weight(one) - weight(other))
}
