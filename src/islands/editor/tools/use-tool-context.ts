import { useRef } from 'react'
import { useStoreAfterPaint } from '../../ui/use-store-after-paint.ts'
import type { EditorStores } from '../use-editor.ts'
import { contextOf } from './context.ts'
import type { ToolContext } from './tool.ts'

/** What tools work with, anew with each painting and each move of the caret. What is only tried changes nothing of what they show. */
export function useToolContext(editor: EditorStores): ToolContext | undefined {
  useStoreAfterPaint(editor.canvas.$painted)
  useStoreAfterPaint(editor.selection.$described)
  useStoreAfterPaint(editor.selection.$typing)
  useStoreAfterPaint(editor.typing.$moved)
  const isTrying = useStoreAfterPaint(editor.document.$trial) !== undefined
  const last = useRef<ToolContext>(undefined)
  if (!isTrying) last.current = contextOf(editor)
  return last.current
}
