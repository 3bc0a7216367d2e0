import type { EditorView } from '@codemirror/view'
import type { EmailSource } from '../../../email/email.ts'
import type { CodePart } from './code-props.ts'

const load = {
  html: async (email: EmailSource) =>
    (await import('../../../email/format/format-html.ts')).formatHtml(email.html, email.css),
  css: async (email: EmailSource) => (await import('../../../email/format/format-css.ts')).formatCss(email.css)
}

/** Puts a part in order as one change, by splices, so that the caret keeps its place. Answers what came of it, in words. */
export async function formatView(view: EditorView, part: CodePart, email: EmailSource): Promise<string> {
  const formatted = await load[part](email).catch(() => undefined)
  if (!formatted) return 'Formatting could not be loaded: the connection was lost. Try again.'
  if (!formatted.ok) return formatted.reason
  if (formatted.splices.length === 0) return 'It is in order already.'
  if (view.state.doc.toString() !== email[part]) return 'You typed meanwhile, so nothing was formatted. Try again.'
  view.dispatch({ changes: formatted.splices, userEvent: 'input.format' })
  return 'Formatted.'
}
