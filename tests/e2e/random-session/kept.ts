import type { Page } from '@playwright/test'
import type { TemplateAnswer } from '../../../src/contract/template.ts'
import type { LaterVersionsAnswer } from '../../../src/contract/version.ts'
import type { EmailChange } from '../../../src/email/operations/change.ts'
import type { KeptLog } from '../../../src/stores/editor/kept-logs.ts'
import { bearer } from '../templates.ts'

/** The history of a template as the browser keeps it. */
export function keptLog(page: Page, id: string): Promise<KeptLog | undefined> {
  return page.evaluate(async template => {
    const asked = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const database = await asked(indexedDB.open('mailwright'))
    const logs = database.transaction('logs').objectStore('logs')
    const key = (await asked(logs.getAllKeys())).find(each => `${each}`.endsWith(`:${template}`))
    const kept = key === undefined ? undefined : await asked(logs.get(key))
    database.close()
    return kept
  }, id)
}

/** A template as the server has it. */
export const stored = (page: Page, id: string) => read<TemplateAnswer>(page, `/api/templates/${id}`)

/** Every change that the server was told of since a revision, in order. */
export async function storedChanges(page: Page, id: string, since: number): Promise<EmailChange[]> {
  const later = await read<LaterVersionsAnswer>(page, `/api/templates/${id}/versions/changes?since=${since}`)
  if (!later.unbroken) throw new Error('The server has a version of which it does not know the changes.')
  return later.versions.flatMap(({ changes }) => changes.map(({ change }) => change))
}

async function read<Data>(page: Page, path: string): Promise<Data> {
  const answer = await page.request.get(path, { headers: await bearer(page) })
  return ((await answer.json()) as { data: Data }).data
}
