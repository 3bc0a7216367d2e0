import type { Operation } from '../../../email/operations/operation.ts'
import type { ToolContext } from './tool.ts'

/** Makes a picture so many px wide, and never wider than its place. */
export function widthOperations({ part: { ref } }: Pick<ToolContext, 'part'>, px: number): Operation[] {
  return [{ op: 'style', ref, style: { width: `${px}px`, 'max-width': '100%', height: 'auto' } }]
}
