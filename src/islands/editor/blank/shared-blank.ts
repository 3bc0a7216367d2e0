import { call } from '../../../stores/api.ts'
import { type Blank, createBlank } from '../../../stores/editor/blank.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import { createGeneration } from '../../../stores/generation.ts'
import { loadStarter } from '../../../stores/starters.ts'
import { toastError } from '../../../stores/toasts.ts'

const blanks = new WeakMap<EmailDocument, Blank>()

/** How a document's empty sheet is begun; the sheet and the panel share it. */
export function blankOf(document: EmailDocument): Blank {
  const known = blanks.get(document)
  if (known) return known
  const blank = createBlank(document, {
    loadStarter,
    readFile: async file => (await import('../../../stores/editor/import/read-file.ts')).readFile(file),
    readHtml: async html => (await import('../../../stores/editor/import/read-html.ts')).readHtml(html),
    // Of another kind it stays behind, which is said; the list of uploads is for what somebody chose.
    uploadPicture: async file => {
      const { PICTURE_TYPES, uploadAsset } = await import('../../../stores/uploads.ts')
      return PICTURE_TYPES.includes(file.type) ? uploadAsset(file) : undefined
    },
    warn: toastError
  })
  blanks.set(document, blank)
  return blank
}

/** Goes on while the panel shows something else. */
export const generation = createGeneration(call, async (...asked) => {
  // The editor's first load has no room for it.
  await (await import('../../look/answer-look.ts')).answerLook(...asked)
})

/** What the brief of a blank editor is kept under. */
export const BRIEF = 'blank-brief'
