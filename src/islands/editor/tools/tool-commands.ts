import type { Command } from '../commands/command.ts'
import type { EditorStores } from '../use-editor.ts'
import { backToEmail, contextOf } from './context.ts'
import { nameOf, type Tool } from './tool.ts'
import { TOOLS } from './tools.ts'

/** The tools as commands: buttons do what they do, the others open at the selection. */
export const TOOL_COMMANDS: readonly Command[] = TOOLS.map(tool => ({
  id: tool.id,
  label: editor => labelOf(tool, editor),
  icon: tool.icon,
  group: 'selection',
  fits: editor => fits(tool, editor),
  run: editor => run(tool, editor)
}))

function labelOf(tool: Tool, editor: EditorStores): string {
  const context = contextOf(editor)
  const name = context ? nameOf(tool, context) : typeof tool.name === 'string' ? tool.name : tool.id
  return tool.type === 'button' ? name : `${name}…`
}

function fits(tool: Tool, editor: EditorStores): boolean {
  const context = contextOf(editor)
  return context !== undefined && tool.fits(context.part, context)
}

function run(tool: Tool, editor: EditorStores) {
  const context = contextOf(editor)
  if (!context) return
  if (tool.type !== 'button') return editor.view.$tool.set(tool.id)
  tool.run(context)
  if (editor.selection.$typing.get()) backToEmail(editor)
}
