import { useStore } from '@nanostores/react'
import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../stores/api.ts'
import type { Chat } from '../../stores/editor/chat.ts'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { toastError, toastSuccess } from '../../stores/toasts.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { Icon } from '../ui/Icon.tsx'
import { LatePart } from '../ui/LatePart.tsx'
import { ChangeList } from './ChangeList.tsx'
import { Composer } from './Composer.tsx'
import { RESTORE_REFUSAL } from './entitlement-words.ts'
import type { EditorStores } from './use-editor.ts'

export interface ChatPanelProps {
  editor: EditorStores
  document: EmailDocument
  chat: Chat
  mayRestore: boolean
}

const loadWishes = () => import('./wishes/Wishes.tsx')
const wishesPlace = () => <div className="wishes" />
const loadGuesses = () => import('./GuessList.tsx')

/** 'AI Editor': what was asked, what was done, and the next instruction. */
export function ChatPanel({ editor, document, chat, mayRestore }: ChatPanelProps) {
  const messages = useStore(chat.$messages)
  const state = useStore(chat.$chat)
  const restorable = useStore(chat.$restorable)
  const guessing = useStore(chat.$guessing)
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest line is shown whenever there is one
  useEffect(() => void panel.current?.scrollTo({ top: panel.current.scrollHeight }), [messages.length, state.state])
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard */}
      <div ref={panel} className="panel-body" id="editor-chat" role="tabpanel" aria-label="AI Editor" tabIndex={0}>
        <div className="chat" role="log">
          {messages.map(message => (
            <div key={message.id} className="contents">
              <p className={message.role === 'user' ? 'chat-user' : 'chat-assistant'}>{message.content}</p>
              <ChangeList changes={message.changes} />
              {message === guessing && <LatePart load={loadGuesses} more={{ reply: message, chat }} />}
              {message === restorable && <RestoreLine chat={chat} mayRestore={mayRestore} />}
            </div>
          ))}
          {state.state === 'thinking' && (
            <p className="thinking">
              Reading your email…
              <span className="stripes" aria-hidden="true" />
            </p>
          )}
          {state.state === 'failed' && <ErrorLine>{state.message}</ErrorLine>}
        </div>
      </div>
      <div className="panel-foot">
        <LatePart
          load={loadWishes}
          place={wishesPlace}
          more={{ document, chat, selection: editor.selection, hasModel: editor.hasModel }}
        />
        <Composer document={document} chat={chat} selection={editor.selection} />
      </div>
    </>
  )
}

function RestoreLine({ chat, mayRestore }: Pick<ChatPanelProps, 'chat' | 'mayRestore'>) {
  const restoring = useStore(chat.$restoring)
  const restore = () =>
    chat
      .restore()
      .then(() => {
        toastSuccess('The version before is back.')
        document.querySelector<HTMLElement>('.composer textarea')?.focus()
      })
      .catch(error =>
        toastError(error instanceof ApiError ? error.message : 'The version could not be restored. Please try again.')
      )
  return (
    <div className="chat-actions">
      <Button size="bar" gatedBy={mayRestore ? undefined : RESTORE_REFUSAL} busy={restoring} onClick={restore}>
        {mayRestore && <Icon of={Undo2} size={16} />}
        Restore
      </Button>
      <span className="small">No credit used</span>
    </div>
  )
}
