import type { Operation } from '../../../../email/operations/operation.ts'
import { outlineOf } from '../../../../email/outline/outline.ts'
import { SECTION_KINDS } from '../../../../email/sections/catalogue.ts'
import type { Content, Item, ListSchema } from '../../../../email/sections/section.ts'
import { type Change, type Job, type Outcome, tokensFor, unable } from '../job.ts'
import { type Part, sectionOf } from '../part.ts'
import type { Token } from '../tokens.ts'
import { conceptsOf } from '../vocabulary.ts'

import type { Spot } from './spot.ts'

export const kinds = (job: Job): Set<string> => {
  const words = tokensFor(job.wish, 'part').map(({ key }) => key)
  const joint = words.flatMap((word, at) => [[word], [word, words[at + 1] ?? '']])
  return new Set(joint.flatMap(each => [...conceptsOf(each)]))
}

export const says = (tokens: readonly Token[], pattern: RegExp): boolean => tokens.some(({ key }) => pattern.test(key))

export function inSlot(part: Part, name: string, value: { label: string; href: string } | string): Change {
  const ref = `${part.ref}.${name}`
  return {
    operations: [{ op: 'set', ref, value }]
  }
}

export interface List {
  section: Part
  name: string
  schema: ListSchema
  like: Item | undefined
}

export function listFor(job: Job, { part }: Spot): List | undefined {
  const { sections } = outlineOf(job.email)
  const wanted = kinds(job)
  const near = part && sectionOf(part)
  const isLine = says(
    tokensFor(job.wish, 'part'),
    /^(?:sentence|line|paragraph|para|text|words|note|heading|headline|title)$/
  )
  const named = job.scene.parts.find(
    ({ type, concepts }) => type === 'item' && [...concepts].some(each => each.startsWith('item') && wanted.has(each))
  )
  const meant =
    part?.type === 'slot' && (isLine || part.parent?.type !== 'item') && !named
      ? undefined
      : named && near !== sectionOf(named) && (!near || near.children.every(({ type }) => type !== 'item'))
        ? sectionOf(named)
        : near
  if (!meant || isLine) return undefined
  const section = sections.find(({ ref }) => ref === meant.ref)
  const inList = meant.children.find(
    child => child.type === 'item' && (part?.list === undefined || child.list === part.list)
  )
  const schema = SECTION_KINDS[meant.name]?.lists[inList?.list ?? '']
  const like = (section?.section.content[inList?.list ?? ''] as Item[] | undefined)?.at(-1)
  return inList && schema ? { section: meant, name: inList.list ?? '', schema, like } : undefined
}

export function added(job: Job, { section, name }: List, item: Item, spot: Spot): Outcome {
  const ref = `${section.ref}.${name}`
  const beside =
    spot.part?.type === 'item' ? spot.part : spot.part?.parent?.type === 'item' ? spot.part.parent : undefined
  const place =
    beside &&
    tokensFor(job.wish, 'place').length > 0 &&
    says(tokensFor(job.wish, 'place'), /^(?:above|before|below|after|under|underneath|beneath)$/)
      ? { [spot.side]: beside.ref }
      : {}
  const operation: Operation = { op: 'add-item', ref, item, ...place }
  return {
    operations: [operation]
  }
}

/** A new section: beside the one named, else before the footer. Its words are looked for afterwards. */
export function section(kind: string, content: Content, { part, side }: Spot, job: Job, layout?: string): Outcome {
  const { sections } = outlineOf(job.email)
  if (sections.length === 0)
    return unable('This email is plain HTML. I can change what is there; add new parts in the code view.')
  const beside = part && sectionOf(part)
  const last = sections.at(-1)
  const isFooter = last?.kind === 'footer' && (!beside || (beside.ref === last.ref && side === 'after'))
  const place = isFooter ? { before: last.ref } : beside ? { [side]: beside.ref } : {}
  return {
    operations: [{ op: 'add', kind, content, ...(layout && { layout }), ...place }]
  }
}
