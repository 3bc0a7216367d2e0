import { CopyCheck } from 'lucide-react'
import type { Operation } from '../../../email/operations/operation.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { parseDeclarations } from '../../../email/source/declarations.ts'
import { apply } from './context.ts'
import { attributeOf, type Part } from './part.ts'
import type { ButtonTool } from './tool.ts'

/** The same text, picture or link in the other items of its list. */
function twinsOf({ found, ref }: Part): string[] {
  if (found.type !== 'slot') return []
  const list = found.section.lists.find(({ items }) => items.some(({ slots }) => slots.some(slot => slot.ref === ref)))
  const twins = list?.items.flatMap(({ slots }) => slots.filter(({ name }) => name === found.slot.name)) ?? []
  return twins.map(twin => twin.ref).filter(twin => twin !== ref)
}

/** The declarations of an element's own style. */
const declarations = (style: string | undefined): Record<string, string> =>
  Object.fromEntries(parseDeclarations(style ?? '').map(({ property, value }) => [property, value]))

/** The operations that give the others the style that the part has, and take from them what it has not. */
export function likeIt(part: Part): Operation[] {
  const { doc, sections } = outlineOf(part.email)
  const own = declarations(attributeOf(part, 'style'))
  const slots = sections.flatMap(({ lists }) => lists.flatMap(({ items }) => items.flatMap(item => item.slots)))
  return twinsOf(part).flatMap(ref => {
    const element = slots.find(slot => slot.ref === ref)?.element ?? 0
    const has = declarations(doc.attribute(element, 'style'))
    const gone = Object.fromEntries(Object.keys(has).map(property => [property, '']))
    const style = { ...gone, ...own }
    const isLike = Object.entries(style).every(([property, value]) => (has[property] ?? '') === value)
    return isLike ? [] : [{ op: 'style' as const, ref, style }]
  })
}

/** Dresses the same part of the other items as this one is. */
export const sameForOthers: ButtonTool = {
  type: 'button',
  id: 'same-for-others',
  name: 'Same look for the other items',
  short: 'Same look',
  icon: CopyCheck,
  isMore: () => true,
  fits: part => twinsOf(part).length > 0,
  run: context => void apply(context, likeIt(context.part))
}
