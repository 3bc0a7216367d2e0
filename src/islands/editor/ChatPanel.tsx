import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import type { Chat } from '../../stores/editor/chat.ts'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { LatePart } from '../ui/LatePart.tsx'
import { ChangeList } from './ChangeList.tsx'
import { Composer } from './Composer.tsx'
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
const loadRestore = () => import('./RestoreLine.tsx')

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
              {message === restorable && <LatePart load={loadRestore} more={{ chat, mayRestore }} />}
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
