import type { Operation } from '../../../email/operations/operation.ts'
import { type OutlineSlot, outlineOf } from '../../../email/outline/outline.ts'
import { linkUrl } from '../../../email/sections/urls.ts'
import { unquoted } from './clauses.ts'
import { allSlots, type Desk, isImage, isLink, type Outcome, type Rule } from './desk.ts'
import { bare, slotNames } from './nouns.ts'
import { mainSlot, slotsNamed } from './places.ts'
import { itemsNamed } from './sections-named.ts'

const FORMS = [
  /^(?:link|point|send|connect)\s+(?:the |all |all the )?(.{1,80}?)\s+(?:to|at)\s+(\S+)$/i,
  /^(?:(?:make|let|have)\s+)?(?:the |all |all the )?(.{1,80}?)\s+(?:should |must |has to |to |have to )?(?:links?|go(?:es)?|leads?|points?|opens?)(?:\s+to)?\s+(\S+)$/i,
  /^(?:change|set|update|fix)\s+(?:the )?(?:link|url|address|href|target) (?:of|on|for|in|behind) (?:the )?(.{1,80}?) to\s+(\S+)$/i,
  /^(?:change|set|update|fix)\s+(?:the )?(.{1,80}?)(?:['’]s)? (?:link|url|href)(?: to|:)\s+(\S+)$/i,
  /^(?:(?:change|set|update|fix|replace|swap)\s+)?((?:all |every |the )*(?:links?|urls?))(?: is wrong,?)?(?: it)?(?: to| with| by| should be| must be| is| are|[’']s|:)\s+(\S+\.\S+)$/i,
  /^(?:(?:change|set|update)\s+)?(?:the )?(.{1,80}?)(?: to|:)\s+((?:https?:\/\/|mailto:|tel:)\S+)$/i
]

/** "link the button to https://…", "the button should go to …", "make the logo link to …". */
const links: Rule = (wish, desk) => {
  for (const form of FORMS) {
    const match = form.exec(wish)
    const href = match?.[2] && linkUrl(unquoted(match[2]))
    if (!match?.[1] || !href || isPicture(form, match[1], href)) continue
    const slots = linked(match[1], desk)
    if (slots.length > 0) return led(slots, href, desk)
  }
  return undefined
}

/** "change the picture to https://…": another picture, not where it leads. */
const isPicture = (form: RegExp, noun: string, href: string): boolean =>
  form === FORMS.at(-1) &&
  (/\.(?:png|jpe?g|gif|webp|svg)(?:\?|$)/i.test(href) ||
    slotNames(bare(noun)).includes('image') ||
    /image|picture|photo/i.test(noun))

/** A button by name means all that lead to the same place; "the second button" means that one. */
function linked(noun: string, desk: Desk): OutlineSlot[] {
  if (
    /^(?:all |all the |every |the )*(?:links?|urls?|everything)(?: (?:in|of) (?:the|this) email)?$/i.test(noun) &&
    !desk.selected
  )
    return /^(?:the )?(?:link|url)$/i.test(noun) ? mainLinks(desk) : allLinks(desk)
  const found = slotsNamed(noun, desk)
  const inItem = itemsNamed(noun, desk)[0]?.slots.find(({ value }) => isLink(value))
  const first = found[0] ?? inItem ?? mainSlot(noun, desk)
  if (!first) return []
  if (!isLink(first.value)) return [first]
  const alike = found.length > 0 ? found.filter(slot => slot.name === first.name) : [first]
  const isOne = !/s$/i.test(noun) && !/\.\d+\./.test(first.ref)
  return isOne ? alike.filter(slot => isSameAction(slot, first)) : alike
}

/** Ways out of the list, mail addresses and profiles lead where they must, whatever is said of all the others. */
const FIXED =
  /unsubscribe|preferences|^(?:mailto|tel|sms):|(?:instagram|facebook|tiktok|linkedin|youtube|pinterest|threads|x|twitter)\.(?:com|net)\b/i

const allLinks = (desk: Desk): OutlineSlot[] =>
  allSlots(desk).filter(({ name, value }) => isLink(value) && name !== 'unsubscribe' && !FIXED.test(value.href))

/** One link, and nobody said which: where the buttons lead, else the only link there is. */
function mainLinks(desk: Desk): OutlineSlot[] {
  const buttons = linked('button', desk)
  const others = allLinks(desk)
  return buttons.length > 0 || others.length > 1 ? buttons : others
}

/** Buttons outside lists that led to the same place still do; each product has its own. */
const isSameAction = ({ ref, value }: OutlineSlot, first: OutlineSlot): boolean =>
  isLink(value) && isLink(first.value) && value.href === first.value.href && !/\.\d+\./.test(ref)

function led(slots: OutlineSlot[], href: string, { email }: Desk): Outcome {
  const { doc } = outlineOf(email)
  const operations = slots.flatMap((slot): Operation[] => {
    const { ref, value, element } = slot
    const around = doc.elements[element]?.parent ?? -1
    if (isImage(value) && doc.elements[around]?.name === 'a')
      return [{ op: 'attr', ref: `e${around}`, name: 'href', value: href }]
    if (isLink(value))
      return ref.startsWith('e')
        ? [{ op: 'attr', ref, name: 'href', value: href }]
        : [{ op: 'set', ref, value: { ...value, href } }]
    return typeof value === 'string' && !ref.startsWith('e') ? [{ op: 'set', ref, value: withLink(value, href) }] : []
  })
  if (operations.length > 0) return operations
  const hasPicture = slots.some(({ value }) => isImage(value))
  return hasPicture
    ? { words: 'A picture cannot be a link here. I can link the button, the headline or the logo instead.' }
    : { words: 'That text is no link. I can link a button, or add one: "add a button to https://… saying Read more".' }
}

/** A text that leads somewhere as a whole; one with a link in it gets the new address there. */
const withLink = (text: string, href: string): string =>
  /\]\([^)]*\)/.test(text)
    ? text.replace(/\]\([^)]*\)/g, () => `](${href})`)
    : `[${text.replace(/[[\]\n]/g, ' ')}](${href})`

export const LINK_RULES = [links]
