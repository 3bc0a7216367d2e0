import { useEffect, useState } from 'react'
import type { MessageAnswer, TemplateAnswer } from '../../contract/template.ts'
import { call, callJson } from '../../stores/api.ts'
import { createChat } from '../../stores/editor/chat.ts'
import { createDocument } from '../../stores/editor/document.ts'
import { browserDrafts } from '../../stores/editor/drafts.ts'
import { createUnplaced } from '../../stores/editor/unplaced.ts'
import { ownStorage } from '../../stores/own-storage.ts'
import { toastSuccess } from '../../stores/toasts.ts'

/** A blank template is saved this long after its first change. */
const FIRST_SAVE_MS = 800

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

function createEditor(template: TemplateAnswer | null, messages: MessageAnswer[]) {
  const document = createDocument(template, { callJson, drafts: browserDrafts(ownStorage), onCreated: showAddress })
  const chat = createChat(document, messages, { call, callJson, wait })
  return { document, chat, unplaced: createUnplaced(document, chat, { callJson }) }
}

export type EditorStores = ReturnType<typeof createEditor>

/** One sitting at the editor: its stores, made once, and what they do by themselves. */
export function useEditor(template: TemplateAnswer | null, messages: MessageAnswer[]): EditorStores {
  const [editor] = useState(() => createEditor(template, messages))
  useEffect(() => {
    if (editor.document.recoverDraft()) toastSuccess('Your unsaved changes are back.')
    const stopSaving = saveFirstChange(editor)
    const warn = (event: BeforeUnloadEvent) => {
      if (editor.document.$save.get().state === 'saving') event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      stopSaving()
      removeEventListener('beforeunload', warn)
    }
  }, [editor])
  return editor
}

/** A template that was never saved gets its place, and its address, with its first change. */
function saveFirstChange({ document }: EditorStores): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  return document.$save.listen(({ state }) => {
    clearTimeout(timer)
    if (state === 'unsaved' && !document.$saved.get()) timer = setTimeout(() => void document.save(), FIRST_SAVE_MS)
  })
}

function showAddress({ id }: TemplateAnswer) {
  history.replaceState(history.state, '', `/editor/${id}`)
}
