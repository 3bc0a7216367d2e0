import { apply } from './context.ts'
import type { ToolContext } from './tool.ts'

/** Puts words in at the caret; while nobody types, at the end of the part. */
export function putIn(context: ToolContext, text: string) {
  const { editor, part } = context
  if (editor.selection.$typing.get()) {
    const page = editor.canvas.page()
    if (page) editor.typing.insert(page.createTextNode(text), 'insertText')
    return
  }
  const { found, ref } = part
  if (found.type === 'slot') {
    const { value } = found.slot
    if (typeof value === 'string') return void apply(context, [{ op: 'set', ref, value: after(value, text) }])
    if ('label' in value)
      return void apply(context, [{ op: 'set', ref, value: { ...value, label: after(value.label, text) } }])
  }
  const { start, closeStart, end } = found.element
  const { html } = part.email
  apply(context, [{ op: 'html', ref, html: `${html.slice(start, closeStart)} ${text}${html.slice(closeStart, end)}` }])
}

const after = (words: string, text: string): string => (words === '' ? text : `${words} ${text}`)
