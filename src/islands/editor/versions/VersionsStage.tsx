import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { EditorStores } from '../use-editor.ts'
import { Comparison } from './Comparison.tsx'
import { versionsOf } from './versions-of.ts'

/** The email to work on, until a version is chosen; then that version beside it. */
export default function VersionsStage({ editor, bench }: { editor: EditorStores; bench?: ReactNode }) {
  const compared = useStore(versionsOf(editor).$compared)
  return compared ? <Comparison editor={editor} compared={compared} /> : bench
}
