import { outlineOf } from '../../../email/outline/outline.ts'
import { parseDeclarations } from '../../../email/source/declarations.ts'
import type { Desk } from './desk.ts'

/** The value that an element gives a property itself. */
export function ownStyle(element: number, name: string, { email }: Desk): string | undefined {
  const style = outlineOf(email).doc.attribute(element, 'style') ?? ''
  return parseDeclarations(style).findLast(({ property }) => property === name)?.value
}
