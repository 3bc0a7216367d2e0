import type { TemplateAnswer, TemplateCard } from '../../contract/template.ts'
import { ApiError, callJson } from '../api.ts'
import { $list, changeList, type ListedTemplate, refreshList } from './list.ts'

/** So often a name is saved again on what another has saved meanwhile: a name is never in its way. */
const TRIES = 3

const addressOf = (id: string) => `/api/templates/${id}`

/** A template that was taken out of the list, which can be put back. */
export interface Deletion {
  /** Settles with the server's answer; when it refuses, the template is in the list again. */
  done: Promise<void>
  /** Brings the template back, with its id, versions and chat, once the server has it again: its picture is fetched from there. */
  undo: () => Promise<void>
}

/** Deletes a template; the list forgets it at once. */
export function deleteTemplate(id: string): Deletion {
  const putBack = takeOut(id)
  const done = callJson(addressOf(id), { method: 'DELETE' }).then(
    () => {},
    error => {
      // Gone already, by another tab: that is what was wanted.
      if (error instanceof ApiError && error.status === 404) return
      putBack()
      throw error
    }
  )
  const undo = async () => {
    await done
    await callJson(`${addressOf(id)}/undelete`, { method: 'POST' })
    putBack()
  }
  return { done, undo }
}

/** Takes a template out of the list. Answers how to put it back where it was, or where it belongs in another list. */
function takeOut(id: string): () => void {
  const { templates, asked } = $list.get()
  const at = templates.findIndex(template => template.id === id)
  const template = templates[at]
  if (!template) return () => {}
  changeList(list => ({ templates: list.templates.toSpliced(at, 1), total: list.total - 1 }))
  return () => {
    const isSameList = $list.get().asked === asked
    if (!isSameList) void refreshList().catch(() => {})
    else if (!$list.get().templates.some(each => each.id === id))
      changeList(list => ({ templates: list.templates.toSpliced(at, 0, template), total: list.total + 1 }))
  }
}

/** Makes a copy, which the list shows where it belongs, and answers it. */
export async function copyTemplate(id: string): Promise<TemplateCard> {
  const copy = await callJson<TemplateAnswer>(`${addressOf(id)}/duplicate`, { method: 'POST' })
  changeList(({ templates, total, asked }) => {
    // By name it follows its original; in the other orders the newest is first.
    const at = asked.sort === 'name' ? templates.findIndex(template => template.id === id) + 1 : 0
    return { templates: templates.toSpliced(at, 0, copy), total: total + 1 }
  })
  return copy
}

/** Gives a template another name, which the list shows at once; when the server refuses, it has its old name again. */
export async function renameTemplate(id: string, name: string): Promise<void> {
  const before = $list.get().templates.find(template => template.id === id)
  if (!before || before.name === name) return
  show(id, { name })
  try {
    const { revision, updated_at } = await saveName(id, before.revision, name)
    // Nothing but the name is newer: the picture need not be fetched again.
    const isPictured = revision === before.revision + 1
    show(id, { revision, updated_at, ...(isPictured && { pictured: before.pictured ?? before.revision }) })
  } catch (error) {
    show(id, { name: before.name })
    throw error
  }
}

async function saveName(id: string, revision: number, name: string, tries = TRIES): Promise<TemplateAnswer> {
  try {
    return await callJson<TemplateAnswer>(addressOf(id), { method: 'PATCH', body: { revision, name } })
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 409) || tries === 0) throw error
    const newest = await callJson<TemplateAnswer>(addressOf(id))
    return saveName(id, newest.revision, name, tries - 1)
  }
}

function show(id: string, change: Partial<ListedTemplate>) {
  changeList(({ templates }) => ({
    templates: templates.map(template => (template.id === id ? { ...template, ...change } : template))
  }))
}
