import type { Operation } from '../../../email/operations/operation.ts'
import { unquoted } from './clauses.ts'
import { type Desk, type Outcome, type Rule, sectionsNamed } from './desk.ts'
import { slotsNamed } from './places.ts'

/** "remove the footer", "delete the second section", "drop the image", "remove the quote and the coupon". */
const remove: Rule = (wish, desk) => {
  const match =
    /^(?:remove|delete|drop|hide|take out|get rid of|no more|lose)\s+(?:the |this |that |my |our )?(.+)$/i.exec(wish)
  if (!match?.[1]) return undefined
  const whole = removal(match[1], desk)
  if (whole) return whole
  const parts = match[1].split(/,\s*(?:and\s+)?|\s+and\s+/).map(part => removal(part, desk))
  return parts.length > 1 && parts.every(Boolean) ? parts.flatMap(part => part ?? []) : undefined
}

/** A singular means one: the first of its kind. */
function removal(noun: string, desk: Desk): Operation[] | undefined {
  if (/^(?:this|it|that)$/i.test(noun) && desk.selected) return [{ op: 'remove', ref: desk.selected }]
  const isSeveral = /s$/i.test(noun) || /^all\b/i.test(noun)
  const sections = sectionsNamed(noun, desk)
  const found = sections.length > 0 ? sections : slotsNamed(noun, desk)
  const meant = isSeveral ? found : found.slice(0, 1)
  return meant.length > 0 ? meant.map(({ ref }) => ({ op: 'remove', ref })) : undefined
}

/** "move the offer to the top", "put the quote before the products", "products above the quote". */
const move: Rule = (wish, desk) => {
  const match =
    /^(?:(?:move|put|place|bring|show|send|have)\s+)?(?:the |this )?(.+?)\s+(?:(?:up |down )?(before|above|after|below|under|behind)\s+(?:the )?(.+)|to (?:the )?(?:very )?(top|bottom|start|end|beginning)|(first|last|up|down))$/i.exec(
      wish
    )
  const section = match?.[1] ? sectionsNamed(match[1], desk)[0] : undefined
  if (!match || !section) return undefined
  const others = desk.sections.filter(each => each !== section)
  if (match[2] && match[3]) {
    const target = sectionsNamed(match[3], desk).find(each => each !== section)
    if (!target) return undefined
    return [{ op: 'move', ref: section.ref, [/before|above/i.test(match[2]) ? 'before' : 'after']: target.ref }]
  }
  const place = (match[4] ?? match[5] ?? '').toLowerCase()
  if (place === 'up' || place === 'down') return step(desk, section.ref, place)
  // A header stays on top of what is moved to the top, and a footer under what is moved to the end.
  const first = others.find(({ kind }) => kind !== 'header' || section.kind === 'header')
  const last = others.findLast(({ kind }) => kind !== 'footer' || section.kind === 'footer')
  if (/top|start|first|beginning/.test(place)) return first && [{ op: 'move', ref: section.ref, before: first.ref }]
  return last && [{ op: 'move', ref: section.ref, after: last.ref }]
}

function step({ sections }: Desk, ref: string, direction: 'up' | 'down'): Outcome {
  const at = sections.findIndex(section => section.ref === ref)
  const other = sections[direction === 'up' ? at - 1 : at + 1]
  if (!other) return { words: `It is ${direction === 'up' ? 'first' : 'last'} already.` }
  return [{ op: 'move', ref, [direction === 'up' ? 'before' : 'after']: other.ref }]
}

/** "duplicate the products". */
const duplicate: Rule = (wish, desk) => {
  const match = /^(?:duplicate|copy|repeat)\s+(.+)$/i.exec(wish)
  const found = match?.[1] ? sectionsNamed(match[1], desk)[0] : undefined
  if (!found) return undefined
  const { kind, layout, tone, content } = found.section
  return [{ op: 'add', kind, layout, tone, content, after: found.ref }]
}

/** Where something new goes: beside the section that the wish ends with, else above the footer. */
function at(desk: Desk, wish = ''): { before?: string; after?: string } {
  const place = /\b(before|above|after|below|under)\s+(the [\w\s]{3,30})$/i.exec(wish)
  const beside = place?.[2] ? sectionsNamed(place[2], desk)[0] : undefined
  if (place?.[1] && beside) return { [/before|above/i.test(place[1]) ? 'before' : 'after']: beside.ref }
  const footer = desk.sections.find(({ kind }) => kind === 'footer')
  return footer ? { before: footer.ref } : {}
}

const QUOTE =
  /^add (?:a |another |the )?(?:testimonial|quote|review)(?: (?:from|by|of) ([^:,"“”]+?))?(?:,? (?:the |an? )?([\w\s&-]+?))?(?:\s*[:,]|\s+(?:saying|that says|who says|who said))\s*(.+)$/is

/** "add a testimonial from Ana: '…'". A testimonial is never made up. */
const addQuote: Rule = (wish, desk) => {
  if (!/^add (?:a |another |the )?(?:testimonial|quote|review)\b/i.test(wish)) return undefined
  const match = QUOTE.exec(wish)
  if (!match?.[3] || !match[1]) {
    return {
      words:
        'I do not make up testimonials. Give me the words and the name: add a testimonial from Ana: "Best bowls I own."'
    }
  }
  const role = match[2]?.trim()
  const content = { text: unquoted(match[3]), name: match[1].trim(), ...(role ? { role } : {}) }
  return [{ op: 'add', kind: 'quote', content, ...at(desk) }]
}

const addCoupon: Rule = (wish, desk) => {
  const match =
    /^add (?:a |the )?(?:coupon|discount|promo|voucher)?\s*(?:code)?\s*:?\s*["“]?([A-Z0-9][A-Z0-9-]{2,})["”]?(?:\s*[,:(]?\s*(?:for |with )?(.+?)\)?)?$/.exec(
      wish.replace(/^Add/, 'add')
    )
  if (!match?.[1] || !/coupon|discount|promo|voucher|code/i.test(wish)) return undefined
  const heading = match[2] ? match[2].charAt(0).toUpperCase() + match[2].slice(1) : 'Your code'
  return [{ op: 'add', kind: 'coupon', content: { heading, code: match[1] }, ...at(desk) }]
}

const addButton: Rule = (wish, desk) => {
  const href = /(https?:\/\/\S+|mailto:\S+|(?:[\w-]+\.)+[a-z]{2,}(?:\/\S*)?)/i.exec(wish)?.[1]
  if (!/^add (?:a |another )?(?:button|cta|call to action)\b/i.test(wish)) return undefined
  if (!href)
    return { words: 'Where should the button lead? For example: add a button to https://shop.example saying Shop now.' }
  const label =
    /(?:saying|that says|called|named|labell?ed|with the text)\s+(.+?)(?:\s+(?:to|linking to|that links to)\s+\S+)?$/i.exec(
      wish
    )?.[1]
  const button = {
    label: label ? unquoted(label) : 'Find out more',
    href: /^[a-z]+:/i.test(href) ? href : `https://${href}`
  }
  return [
    { op: 'add', kind: 'cta', content: { heading: label ? unquoted(label) : 'Find out more', button }, ...at(desk) }
  ]
}

const QUESTIONS =
  /(?:q(?:uestion)?[:.]\s*)?([^?]+\?)\s*(?:a(?:nswer)?[:.]\s*)?([^?]+?)(?=(?:\s*q(?:uestion)?[:.]|\s*[A-Z][^.?!]*\?|$))/gis

const addOther: Rule = (wish, desk) => {
  const match =
    /^add (?:a |an |another |some )?(paragraph|text|note|notice|sentence|line of text|faq|questions?|divider|separator|line|image|picture)\b(?:\s*(?:saying|that says|:)\s*(.+))?(.*)$/is.exec(
      wish
    )
  if (!match?.[1]) return undefined
  const [noun, value] = [match[1].toLowerCase(), match[2] && unquoted(match[2])]
  if (/divider|separator|^line$/.test(noun)) return [{ op: 'add', kind: 'divider', content: {}, ...at(desk, wish) }]
  if (/faq|question/.test(noun)) {
    const items = [...wish.replace(/^.*?(?:faq|questions?)\s*:?/is, '').matchAll(QUESTIONS)].map(([, title, text]) => ({
      title: (title ?? '').trim(),
      text: (text ?? '').trim()
    }))
    if (items.length >= 2) return [{ op: 'add', kind: 'faq', content: { heading: 'Questions', items }, ...at(desk) }]
    return {
      words:
        'I do not make up answers. Give me at least two questions with their answers, and I will set them as a FAQ.'
    }
  }
  if (/image|picture/.test(noun)) return undefined
  if (!value) return { words: `What should the ${noun} say? For example: add a paragraph: We open at nine.` }
  return [
    {
      op: 'add',
      kind: /note|notice/.test(noun) ? 'notice' : 'text',
      content: { text: value },
      ...at(desk)
    } as Operation
  ]
}

export const STRUCTURE_RULES = [remove, duplicate, addQuote, addCoupon, addButton, addOther]
export const MOVE_RULES = [move]
