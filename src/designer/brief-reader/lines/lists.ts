import { isAside } from '../asides.ts'
import { askOf } from '../ask.ts'
import type { Group, Kind } from '../brief.ts'
import { toldOf } from '../directives.ts'
import { groupIn, headingOf, itemOf, splitItems } from '../groups.ts'
import { toReader } from '../people.ts'
import { hasVerb, isSentence } from '../sentence-test.ts'
import { type Line, pairOf } from '../sentences.ts'
import { isStyle } from '../style.ts'
import { capitalise, sentence } from '../tidy.ts'
import { CONTENTS } from './labels.ts'
import { LISTED, type Reading } from './reading.ts'
import { readPriced } from './things.ts'
import { readSentence, voiceFor } from './words.ts'

/** "Newsletter for X: a letter from the owner, four new arrivals": what stands in it. */
export function readContents({ text }: Line, { kind, parts, first }: Reading): boolean {
  const listed = kind === 'newsletter' && first ? /^[^:]*\bnewsletter\b[^:]*:\s+(.+)$/i.exec(text)?.[1] : undefined
  const pieces = listed?.replace(/\.$/, '').split(/,\s+(?:and\s+)?/) ?? []
  if (pieces.length < 2) return false
  parts.things.push(
    ...pieces.map(piece => ({
      title: capitalise(piece.replace(/^our\s+/i, '').replace(/\s+with an? (?:quote|picture|photo)$/i, ''))
    }))
  )
  return true
}

const TOPIC =
  /^(?:an?\s+|the\s+|our\s+|one\s+|main\s+)*(?:story|piece|article|feature|note (?:about|on)|bit (?:about|on)|interview|recipe|essay|guide|report|profile|review|round-?up|tips?|news|update|q&a|photos?|letter)\b/i

/** "Tuesday - track intervals, 6:15pm, Jefferson High": one thing with its hour and its place. */
const TIMED = /^(?:mon|tues|wednes|thurs|fri|satur|sun)day\b|\b\d{1,2}(?::\d\d)? ?[ap]m\b/i

/** "Welcome to Joel (Fleet Manager), Kasia (HR)": people are greeted in one breath. */
const GREETS = /^(?:welcome|congratulations|thanks?|thank you|well done|meet|say hello)\b/i

/** "Story about our starter, recipe for panzanella, and classes on 7 June": what a newsletter tells, in one sentence. */
export function readTopics({ text, bullet }: Line, { kind, parts, first }: Reading): boolean {
  if (kind !== 'newsletter' || bullet || first || GREETS.test(text)) return false
  const [, also] = /^(?:also|plus|and),? (?:an? |the )(.{6,80})$/i.exec(text) ?? []
  if (also && !hasVerb(also)) {
    parts.things.push({ title: capitalise(also) })
    return true
  }
  const pieces = splitItems(
    text.replace(/^([\w' ]{3,26}):\s*/, (all, label: string) => (CONTENTS.test(label) ? '' : all))
  )
  const isList =
    pieces.length > 2 &&
    pieces.filter(piece => !hasVerb(piece)).length > 1 &&
    pieces.every(piece => piece.split(' ').length < 11)
  if (pieces.length < 2 || !(TOPIC.test(text) || isList) || pieces.some(isStyle) || TIMED.test(text)) return false
  parts.things.push(
    ...pieces.map(piece => ({
      title: capitalise(
        piece.replace(
          /^(?:a |an |the |our )?(?:short |little )?(?:story|piece|article|feature|note|bit|news) (?:about|on)\s+/i,
          ''
        )
      )
    }))
  )
  return true
}

/** A list in a sentence; what stands before its label is read for itself. */
export function readGroup({ text }: Line, reading: Reading): boolean {
  const { kind, parts } = reading
  const label = /^([^:]{3,26}):/.exec(text)?.[1] ?? ''
  if (kind === 'newsletter' && CONTENTS.test(label)) return false
  const found = groupIn(text)
  if (!found) return false
  const { group, before, head } = found
  parts.groups.push(forReader(group))
  const about = reading.first ? askOf(head, true)?.subject : undefined
  if (about) parts.subject ??= about
  parts.asides.push(head)
  const rest = group.label ? before : head
  if (rest) for (const way of [readPriced, readSentence]) if (way({ text: rest, bullet: false }, reading)) break
  return true
}

/** "What customers should do" is for the reader what to do. */
const forReader = ({ label, items }: Group): Group => ({
  ...(label && {
    label: toReader(
      label
        .replace(/\bthey(?:'ll| will)?\b/i, 'you')
        .replace(
          /^What (?:our )?(?:customers|users|residents|people|members|they|clients|patients) (?:should|can|need to|must) do$/i,
          'What you can do'
        )
    )
  }),
  items: items.map(({ title, text, ...more }) => ({
    ...more,
    title: toReader(title),
    ...(text && { text: toReader(text) })
  }))
})

/** `Topic - what about it`, `Topic: what about it`. */
export function readBulletOfTwo({ text, bullet }: Line, reading: Reading): boolean {
  const pair = pairOf(text)
  if (
    !bullet ||
    !/^.{3,70}?(?:\s[–—-]+\s|:\s).{3,}$/.test(text) ||
    (pair && pair.label.split(' ').length < 3 && reading.kind !== 'newsletter')
  )
    return false
  list(text, reading)
  return true
}

/** A bullet that is a point; sentences that are long, wishes and requests are read as words. */
export function readBullet({ text, bullet }: Line, reading: Reading): boolean {
  if (
    !bullet ||
    isStyle(text) ||
    toldOf(text) ||
    (isSentence(text) && text.length > 110 && reading.kind !== 'newsletter')
  )
    return false
  list(text, reading)
  return true
}

/** Kinds whose bullets are points, whatever their form. */
const GATHERED: ReadonlySet<Kind> = new Set([
  'announcement',
  'event',
  'notice',
  'thanks',
  'appointment',
  'birthday',
  'winback',
  'referral',
  'renewal',
  'volunteer',
  'job',
  'survey',
  'review'
])

/** Bullets of a receipt that are nothing bought: "Paid 1 April with Visa", "Next payment 1 May". */
const ABOUT_PAYING =
  /^(?:paid|invoice|receipt|next|questions?|due|reference|order (?:no|number)|date|card|payment|billing|contact|support|thank)\b(?!.*[£$€₹]\s?\d)/i

/** Bullets are stories in a newsletter and steps or things where those are asked for; elsewhere a list under its label. */
function list(text: string, { kind, parts, over }: Reading): void {
  const [, title = text, rest] = /^(.{3,70}?)(?:\s+[–—-]+\s+|:\s+)(.+)$/.exec(text) ?? []
  if (kind === 'newsletter' || LISTED.has(kind) || (!over && !isSentence(text) && !GATHERED.has(kind))) {
    if (/^quote\b/i.test(title)) return
    if (kind === 'receipt' && ABOUT_PAYING.test(text)) {
      parts.fragments.push(text)
      return
    }
    const beside = LISTED.has(kind)
      ? /^(delivery|shipping|postage|arriv(?:es|ing)|collection|pick-?up)\s*:?\s+(.{3,60})$/i.exec(text)
      : null
    if (beside?.[1] && beside[2]) {
      parts.pairs.push({ label: capitalise(beside[1].replace(/arriving/i, 'arrives')), value: beside[2] })
      return
    }
    const href = rest && /https?:\/\/[^\s)"]*[^\s)".,]/i.exec(rest)?.[0]
    const words = rest
      ?.split(/(?<=[.!?"])\s+/)
      .filter(part => !isAside(part.replace(/\s*\([^)]*\)\.?$/, '')))
      .join(' ')
    parts.things.push({
      title: capitalise(title.replace(/[.;,]$/, '').replace(/^"(.*)"$/, '$1')),
      ...(words && { text: sentence(words) }),
      ...(href && { href })
    })
    return
  }
  if (kind === 'appeal' && !over && isSentence(text)) {
    parts.statements.push(sentence(voiceFor(kind)(text)))
    return
  }
  const label = over ? toReader(headingOf(over)) : 'What to know'
  const group = parts.groups.find(group => group.label === label) ?? { label, items: [] }
  if (!parts.groups.includes(group)) parts.groups.push(group)
  group.items.push(itemOf(voiceFor(kind)(text)))
}
