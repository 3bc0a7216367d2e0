import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import type { EditorStores } from '../use-editor.ts'
import { contextOf } from './context.ts'
import type { ToolContext } from './tool.ts'

/** What tools work with, anew with each painting and each move of the caret. What is only tried changes nothing of what they show. */
export function useToolContext(editor: EditorStores): ToolContext | undefined {
  useStore(editor.canvas.$painted)
  useStore(editor.selection.$described)
  useStore(editor.selection.$typing)
  useStore(editor.typing.$moved)
  const isTrying = useStore(editor.document.$trial) !== undefined
  const last = useRef<ToolContext>(undefined)
  if (!isTrying) last.current = contextOf(editor)
  return last.current
}
