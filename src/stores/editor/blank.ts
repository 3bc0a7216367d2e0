import { atom } from 'nanostores'
import type { StarterAnswer, StarterCard } from '../../contract/starter.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { sampleSection } from '../../email/sections/samples.ts'
import { ApiError } from '../api.ts'
import type { EmailDocument } from './document.ts'
import type { Imported } from './import/imported.ts'
import { isBlank } from './is-blank.ts'

/** Why what was brought could not be taken; its words where it was a text. */
export interface Refused {
  reason: string
  words?: string
}

export interface BlankApi {
  loadStarter: (id: string) => Promise<StarterAnswer>
  readFile: (file: File) => Promise<Imported>
  readHtml: (html: string) => Imported
  /** Says what could not come along. */
  warn: (note: string) => void
}

/** How an empty sheet gets its first content. Whatever is chosen is one step of the history. */
export function createBlank(document: EmailDocument, { loadStarter, readFile, readHtml, warn }: BlankApi) {
  const $refused = atom<Refused | undefined>(undefined)
  /** A text that is to be the brief, until the brief has it. */
  const $brief = atom<string | undefined>(undefined)
  /** The finished email that is being fetched. */
  const $fetching = atom<string | undefined>(undefined)

  /** A finished email; its name and subject are taken where the template has none of its own. */
  async function beginWith({ id, name }: Pick<StarterCard, 'id' | 'name'>) {
    if ($fetching.get()) return
    $fetching.set(id)
    try {
      const { html_value: html, css_value: css, subject, preheader } = await loadStarter(id)
      put({ html, css, preheader }, { subject, name }, `Began with “${name}”`)
    } catch (error) {
      const reason = error instanceof ApiError ? error.message : 'It could not be fetched. Please try again.'
      $refused.set({ reason })
    } finally {
      $fetching.set(undefined)
    }
  }

  /** The first layout of a kind of section, with words that show what goes where. */
  function addSection(kind: string) {
    $refused.set(undefined)
    const done = document.perform([sampleSection(kind)], { cause: 'hand' })
    if (!done.ok) $refused.set({ reason: done.reason })
  }

  const takeFile = async (file: File) => take(await readFile(file))
  const takeText = (text: string) => take(readHtml(text))

  function take(imported: Imported) {
    if (!imported.ok) return $refused.set(imported)
    const { html, css, subject, name, note } = imported.email
    put({ html, css }, { subject, name }, 'Brought an email along')
    if (note) warn(note)
  }

  /** Somebody may have begun in another way while it was being fetched: that stays. */
  function put(source: Partial<EmailSource>, facts: Pick<EmailSource, 'name' | 'subject'>, title: string) {
    const now = document.$email.get()
    if (!isBlank(now)) return
    $refused.set(undefined)
    const name = now.name === BLANK_EMAIL.name && facts.name ? facts.name : now.name
    document.edit({ ...source, name, subject: now.subject || facts.subject }, { cause: 'hand', title })
  }

  /** Makes the text that was refused the brief. */
  function makeBrief() {
    $brief.set($refused.get()?.words)
    $refused.set(undefined)
  }

  return { $refused, $brief, $fetching, beginWith, addSection, takeFile, takeText, makeBrief }
}

export type Blank = ReturnType<typeof createBlank>
