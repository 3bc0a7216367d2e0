import { mergeTagsOf } from '../../email/outline/merge-tags.ts'
import { ApiError, call } from '../../stores/api.ts'
import type { EmailDocument } from '../../stores/editor/document.ts'
import type { ExportForm } from '../../stores/editor/view.ts'
import { saveFile } from '../../stores/save-file.ts'
import { toastError, toastSuccess } from '../../stores/toasts.ts'
import { compileNotes } from './compile-notes.ts'
import { tagList } from './tags-words.ts'
import type { EditorStores } from './use-editor.ts'
import { findingsIn } from './use-findings.ts'

/** Exports at once where nothing is to be looked at first; else the dialog asks. */
export async function startExport({ document, view }: EditorStores, form: ExportForm) {
  const findings = await findingsIn(document.$email.get())
  if (findings.length === 0) return exportFile(document, form)
  view.$exported.set(form)
  view.$dialog.set('export')
}

/** Saves the template if needed and downloads it. What fails is said; it never throws. */
export async function exportFile(document: EmailDocument, format: ExportForm) {
  try {
    if (!(await document.save()))
      throw new ApiError(409, 'conflict', 'Your changes are not saved yet. Save them, then export.')
    const id = document.$saved.get()?.id
    const response = await call(`/api/templates/${id}/export`, { method: 'POST', body: { format } })
    const name = nameOf(response)
    saveFile(await response.blob(), name)
    const notes = format === 'html' || format === 'eml' ? await compileNotes(document.$email.get()) : ''
    toastSuccess(`${name} was downloaded.${leftOpen(document)}${notes}`)
  } catch (error) {
    toastError(error instanceof ApiError ? error.message : 'The template could not be exported. Please try again.')
  }
}

/** What a sending service still has to fill in, so that nobody sends `{{shop_url}}` to a list. */
function leftOpen(document: EmailDocument): string {
  const tags = mergeTagsOf(document.$email.get())
  return tags.length === 0 ? '' : ` Still to be filled in, here or by your mail service: ${tagList(tags)}.`
}

function nameOf(response: Response): string {
  return /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ?? 'template'
}
