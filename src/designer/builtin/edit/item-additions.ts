import type { Operation } from '../../../email/operations/operation.ts'
import type { Item } from '../../../email/sections/section.ts'
import type { Desk, Outcome, Rule } from './desk.ts'
import { full, holderOfKind, intoList } from './into-list.ts'
import { NEW_ITEMS, type NewItem } from './new-items.ts'
import { placeIn } from './place-in.ts'
import { itemsNamed, sectionsNamed } from './sections-named.ts'

const ADD =
  /^(?:add|insert|include)\s+(?:an? |another |one more |the |some )?(?:new |further |last |second |third |fourth |fifth |sixth )?([a-z]+(?: (?:items?|links?))?)(?: (?:called|named|saying))?(?: to (?:the )?[\w ]{3,30}?)?(?:\s*:\s*|\s+|$)(.*)$/is

/** "add a product: Blue mug, £14", "add a step: …": to the list there is, or as the first of a new one. */
const addItem: Rule = (wish, desk) => {
  const beside = /^([^:]{4,40}?) (before|after) (?:the )?([^:]{2,40}?)(\s*:.*)$/is.exec(wish)
  const match = ADD.exec(beside ? `${beside[1]}${beside[4]}` : wish)
  const kind = match?.[1] ? NEW_ITEMS.find(({ noun }) => noun.test(match[1]?.toLowerCase() ?? '')) : undefined
  if (!match || !kind) return undefined
  const item = kind.read((match[2] ?? '').trim())
  if (item && beside) return besideItem(kind, item, { way: beside[2] ?? '', noun: `${beside[3]}` }, desk)
  return item
    ? intoList(kind, [item], desk)
    : { words: `I need a little more for that. For example: "${kind.example}".` }
}

/** "insert a step after the first: …". */
function besideItem(kind: NewItem, item: Item, { way, noun }: { way: string; noun: string }, desk: Desk): Outcome {
  const added = intoList(kind, [item], desk)
  const known = noun.replace(/ one$/, '')
  const other = itemsNamed(known, desk)[0] ?? itemsNamed(`${known} ${kind.kind}`, desk)[0]
  const [first] = Array.isArray(added) ? added : []
  const isHere = first?.op === 'add-item' && other?.ref.startsWith(`${first.ref}.`)
  return isHere && other ? [{ ...first, [way.toLowerCase()]: other.ref } as Operation] : added
}

const QUESTION =
  /^(?:add|insert|include)\s+(?:an? |another |one more |the |some |these |two |three )?(?:new )?(?:faqs?|questions?|q ?& ?a)(?: (?:section|block))?(?: with (?:\d |two |three |four |these |the following )?questions?)?(?: (?:and|with) (?:an? |its |the )?answers?)?(?: to the \w+)?(?:\s*:|\s+saying|\s|$)\s*(.*)$/is
const PAIRS =
  /(?:q(?:uestion)?[:.]\s*)?([^?]+\?)\s*(?:a(?:nswer)?[:.]\s*)?([^?]+?)(?=(?:\s*q(?:uestion)?[:.]|\s*[A-Z][^.?!]*\?|$))/gis

/** "add a question: Do you ship abroad? Yes, to 30 countries". Answers are never made up. */
const addQuestions: Rule = (wish, desk) => {
  const given = QUESTION.exec(wish)?.[1]
  if (given === undefined) return undefined
  const items = [...given.slice(0, 4_000).matchAll(PAIRS)].map(([, title = '', text = '']) => ({
    title: title.trim(),
    text: text.trim()
  }))
  const [first] = items
  if (!first)
    return {
      words: 'I do not make up answers. Give me both: "add a question: Do you ship abroad? Yes, to 30 countries."'
    }
  const section = holderOfKind('faq', desk)
  if (section)
    return (
      full(section, 'items', items.length) ?? items.map(item => ({ op: 'add-item', ref: `${section.ref}.items`, item }))
    )
  // A list of questions begins with two; one alone is a text with a heading.
  const alone: Operation = {
    op: 'add',
    kind: 'text',
    content: { heading: first.title, text: first.text },
    ...placeIn(desk)
  }
  return items.length === 1
    ? [alone]
    : [{ op: 'add', kind: 'faq', content: { heading: 'Questions', items }, ...placeIn(desk) }]
}

/** "add Instagram to the social links: https://…", "add a link to the footer: Privacy https://…". */
const addLink: Rule = (wish, desk) => {
  const match =
    /^add (?:an? link )?(.{0,60}?)\s*(?:to|in) (?:the )?([\w ]{3,24}?)(?:\s*:\s*|\s+(?:with|linking to|leading to)\s+|\s+(?=https?:))(.+)$/is.exec(
      wish
    )
  if (/\b(?:colou?r|background|border|space|line)\b/i.test(match?.[1] ?? '')) return undefined
  const section = match?.[2] ? sectionsNamed(match[2], desk)[0] : undefined
  const kind = NEW_ITEMS.find(each => each.kind === section?.kind && /^(?:social|header|footer)$/.test(each.kind))
  const item = kind?.read(`${match?.[1] ?? ''} ${match?.[3] ?? ''}`.trim())
  return kind && item ? intoList(kind, [item], desk) : undefined
}

export const ITEM_RULES = [addQuestions, addItem, addLink]
