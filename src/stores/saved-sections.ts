import { atom } from 'nanostores'
import type { SavedSectionAnswer } from '../contract/saved-section.ts'
import { callJson } from './api.ts'
import { readPage } from './pages.ts'

const PATH = '/api/saved-sections'
const PAGE_SIZE = 50

type Fields = Pick<SavedSectionAnswer, 'name' | 'html' | 'css' | 'kind'>

/** The sections that the person saved, the newest first. */
export const $savedSections = atom<SavedSectionAnswer[]>([])

/** How fetching them stands; `idle` until they are asked for. */
export const $savedSectionsState = atom<'idle' | 'loading' | 'failed' | 'ready'>('idle')

/** Reads all of them. A failure is told by `$savedSectionsState`, and another call tries again. */
export async function loadSavedSections() {
  if ($savedSectionsState.get() === 'loading') return
  $savedSectionsState.set('loading')
  try {
    $savedSections.set(await readFrom())
    $savedSectionsState.set('ready')
  } catch {
    $savedSectionsState.set('failed')
  }
}

async function readFrom(cursor?: string): Promise<SavedSectionAnswer[]> {
  const { rows, next } = await readPage<SavedSectionAnswer>(PATH, PAGE_SIZE, cursor)
  return next === null ? rows : [...rows, ...(await readFrom(next))]
}

/** Saves a section and puts it first. Throws an `ApiError` with a sentence, as the others here do; the list is then as it was. */
export async function saveSection({ name, html, css, kind }: Fields): Promise<SavedSectionAnswer> {
  const section = await callJson<SavedSectionAnswer>(PATH, { method: 'POST', body: { name, html, css, kind } })
  $savedSections.set([section, ...$savedSections.get()])
  return section
}

export async function renameSavedSection(id: string, name: string) {
  const renamed = await callJson<SavedSectionAnswer>(`${PATH}/${id}`, { method: 'PATCH', body: { name } })
  $savedSections.set($savedSections.get().map(section => (section.id === id ? renamed : section)))
}

/** Deletes a section. Answers what brings it back: it is saved again, and stands first then. */
export async function removeSavedSection(section: SavedSectionAnswer): Promise<() => Promise<void>> {
  await callJson(`${PATH}/${section.id}`, { method: 'DELETE' })
  $savedSections.set($savedSections.get().filter(({ id }) => id !== section.id))
  return async () => {
    await saveSection(section)
  }
}
