import type { Operation } from '../../../email/operations/operation.ts'
import type { ToolContext } from './tool.ts'

/** Makes a picture so many px wide. Outlook reads the attribute, everybody else the style; neither lets it reach out of the email. */
export function widthOperations({ part: { ref } }: Pick<ToolContext, 'part'>, px: number): Operation[] {
  return [
    { op: 'attr', ref, name: 'width', value: `${px}` },
    { op: 'style', ref, style: { width: `${px}px`, 'max-width': '100%', height: 'auto' } }
  ]
}
