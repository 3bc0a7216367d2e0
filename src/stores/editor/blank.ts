import { atom } from 'nanostores'
import type { StarterAnswer, StarterCard } from '../../contract/starter.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { ApiError } from '../api.ts'
import type { EmailDocument } from './document.ts'
import { bringPictures, leftWords, type UploadPicture } from './import/bring-pictures.ts'
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
  readHtml: (html: string) => Promise<Imported>
  uploadPicture: UploadPicture
  /** Says what could not come along. */
  warn: (note: string) => void
}

export const NOT_FETCHED = 'It could not be fetched. Check your connection, then try again.'

/** How an empty sheet gets its first content. Whatever is chosen is one step of the history. */
export function createBlank(document: EmailDocument, api: BlankApi) {
  const $refused = atom<Refused | undefined>(undefined)
  /** A text that is to be the brief, until the brief has it. */
  const $brief = atom<string | undefined>(undefined)
  /** What is being fetched: a finished email by its id, or 'file' for what is read and uploaded. */
  const $fetching = atom<string | undefined>(undefined)

  /** A finished email; its name and subject are taken where the template has none of its own. */
  const beginWith = ({ id }: Pick<StarterCard, 'id'>) =>
    fetching(id, async () => {
      const { name, html_value: html, css_value: css, subject, preheader } = await api.loadStarter(id)
      put({ html, css, preheader }, { subject, name }, `Began with “${name}”`)
    })

  const takeFile = (file: File) => fetching('file', async () => take(await api.readFile(file)))
  const takeText = (text: string) => fetching('file', async () => take(await api.readHtml(text)))

  async function take(imported: Imported) {
    if (!imported.ok) return $refused.set(imported)
    const { css, subject, name, pictures } = imported.email
    const { html, left } = await bringPictures(imported.email.html, pictures, api.uploadPicture)
    put({ html, css }, { subject, name }, 'Brought an email along')
    if (left > 0) api.warn(leftWords(left))
  }

  /** One thing at a time; what goes wrong is said where somebody chose it. */
  async function fetching(what: string, work: () => Promise<void>) {
    if ($fetching.get() !== undefined) return
    $fetching.set(what)
    $refused.set(undefined)
    try {
      await work()
    } catch (error) {
      $refused.set({ reason: error instanceof ApiError ? error.message : NOT_FETCHED })
    } finally {
      $fetching.set(undefined)
    }
  }

  /** Somebody may have begun in another way while it was being fetched: that stays. */
  function put(source: Partial<EmailSource>, facts: Pick<EmailSource, 'name' | 'subject'>, title: string) {
    const now = document.$email.get()
    if (!isBlank(now)) return
    const name = now.name === BLANK_EMAIL.name && facts.name ? facts.name : now.name
    document.edit({ ...source, name, subject: now.subject || facts.subject }, { cause: 'hand', title })
  }

  /** Makes the text that was refused the brief. */
  function makeBrief() {
    $brief.set($refused.get()?.words)
    $refused.set(undefined)
  }

  return { $refused, $brief, $fetching, beginWith, takeFile, takeText, makeBrief }
}

export type Blank = ReturnType<typeof createBlank>
