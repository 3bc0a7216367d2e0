import type { TemplateAnswer } from '../../contract/template.ts'
import type { EmailChange } from '../../email/operations/change.ts'
import { joinChanges, NO_CHANGE } from '../../email/operations/change.ts'
import type { Call } from '../api.ts'

interface Later {
  unbroken: boolean
  versions: { changes: { change: EmailChange }[] }[]
}

/** All that was saved of a template after a revision, as one change; nothing where the server has not every version of it. */
export async function changesSince(
  { id, revision }: TemplateAnswer,
  callJson: <T>(path: string, request?: Call) => Promise<T>
): Promise<EmailChange | undefined> {
  const path = `/api/templates/${id}/versions/changes?since=${revision}`
  const later = await callJson<Later>(path).catch(() => undefined)
  if (!later?.unbroken) return undefined
  return later.versions
    .flatMap(({ changes }) => changes)
    .reduce((sum, { change }) => joinChanges(sum, change), NO_CHANGE)
}
