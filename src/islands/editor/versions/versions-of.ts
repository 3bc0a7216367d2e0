import { call, callJson } from '../../../stores/api.ts'
import { createVersions, type Versions } from '../../../stores/editor/versions/versions.ts'
import type { EditorStores } from '../use-editor.ts'

const known = new WeakMap<EditorStores, Versions>()

/** The versions of what an editor edits: one store for the panel and for the bench, made when either is opened. */
export function versionsOf(editor: EditorStores): Versions {
  const versions = known.get(editor) ?? createVersions(editor.document, { call, callJson })
  known.set(editor, versions)
  return versions
}
