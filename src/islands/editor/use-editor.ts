import { atom, computed } from 'nanostores'
import { useEffect, useState } from 'react'
import type { EntitlementsAnswer } from '../../contract/account.ts'
import type { MessageAnswer, TemplateAnswer } from '../../contract/template.ts'
import { call, callJson } from '../../stores/api.ts'
import { createAdding } from '../../stores/editor/adding.ts'
import { createArranging } from '../../stores/editor/arranging.ts'
import { createChat } from '../../stores/editor/chat.ts'
import { createDocument } from '../../stores/editor/document.ts'
import { browserDrafts } from '../../stores/editor/drafts.ts'
import { isBlank } from '../../stores/editor/is-blank.ts'
import { createSelection } from '../../stores/editor/selection.ts'
import { createTheming } from '../../stores/editor/theming.ts'
import { createTrying } from '../../stores/editor/trying.ts'
import { createView } from '../../stores/editor/view.ts'
import { ownStorage } from '../../stores/own-storage.ts'
import { toastSuccess } from '../../stores/toasts.ts'
import { createCanvas } from './canvas/canvas.ts'
import { keepLog } from './keep-log.ts'
import { saveByItself } from './save-by-itself.ts'
import { createLateTyping } from './typing/late-typing.ts'

const wait = (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms))

export interface Opened {
  /** Nothing for a blank template that has not been saved yet. */
  template: TemplateAnswer | null
  messages: MessageAnswer[]
  entitlements: EntitlementsAnswer
  /** A model answers in the chat, which can write texts anew. */
  hasModel: boolean
}

function createEditor({ template, messages, entitlements, hasModel }: Opened) {
  const document = createDocument(template, { callJson, drafts: browserDrafts(ownStorage), onCreated: showAddress })
  const selection = createSelection(document.history)
  const chat = createChat(document, selection, messages, { call, callJson, wait })
  const view = createView()
  const canvas = createCanvas(document, view)
  const arranging = createArranging(document, selection)
  return {
    entitlements,
    hasModel,
    document,
    /** Nothing is on the sheet. */
    $isBlank: computed(document.$email, isBlank),
    /** Nothing is on the sheet, and nothing is tried on it. */
    $isSheetBlank: computed([document.$email, document.$shown], (email, shown) => isBlank(email) && isBlank(shown)),
    /** Something is on the sheet, or was once and is saved. */
    $isBegun: computed([document.$saved, document.$email], (saved, email) => saved !== null || !isBlank(email)),
    selection,
    chat,
    view,
    theming: createTheming(document, view),
    arranging,
    adding: createAdding(document, selection, view),
    trying: createTrying(document),
    /** The gap between two parts that the pointer is in. */
    $nearGap: atom<number | undefined>(undefined),
    canvas,
    typing: createLateTyping(document, selection, canvas)
  }
}

export type EditorStores = ReturnType<typeof createEditor>

/** One sitting at the editor: its stores, made once, and what they do by themselves. */
export function useEditor(opened: Opened): EditorStores {
  const [editor] = useState(() => createEditor(opened))
  useEffect(() => {
    if (editor.document.recoverDraft()) toastSuccess('Your unsaved changes are back.')
    const stops = [saveByItself(editor.document), keepLog(editor.document)]
    return () => {
      for (const stop of stops) stop()
    }
  }, [editor])
  return editor
}

function showAddress({ id }: TemplateAnswer) {
  history.replaceState(history.state, '', `/editor/${id}`)
}
