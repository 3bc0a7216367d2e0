import { useState } from 'react'
import type { EntitlementsAnswer } from '../../contract/account.ts'
import type { MessageAnswer, TemplateAnswer } from '../../contract/template.ts'
import { LateDialog } from '../ui/LateDialog.tsx'
import { ModeSwitch } from '../ui/ModeSwitch.tsx'
import { Bench } from './Bench.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import { CodePanel } from './CodePanel.tsx'
import { ConflictDialog } from './ConflictDialog.tsx'
import { EditorBar } from './EditorBar.tsx'
import { usePanelHeight } from './panel-height.tsx'
import { SubjectLine } from './SubjectLine.tsx'
import { useEditor } from './use-editor.ts'
import type { Device } from './width.ts'

export interface EditorProps {
  /** Nothing for a blank template that has not been saved yet. */
  template: TemplateAnswer | null
  messages: MessageAnswer[]
  entitlements: EntitlementsAnswer
  /** The visitor's own address, where tests go by default. */
  email: string
}

const MODES = [
  { value: 'chat', label: 'AI Editor', panel: 'editor-chat' },
  { value: 'code', label: 'Code Edit', panel: 'editor-code' }
] as const

const loadSubject = () => import('./SubjectDialog.tsx')
const loadTest = () => import('./TestEmailDialog.tsx')

/** The editor: the email on the bench, and beside it the chat or the code. */
export function Editor({ template, messages, entitlements, email }: EditorProps) {
  const editor = useEditor(template, messages)
  const [mode, setMode] = useState<'chat' | 'code'>('chat')
  const [device, setDevice] = useState<Device>('desktop')
  const [dialog, setDialog] = useState<'test' | 'subject'>()
  const close = () => setDialog(undefined)
  const { style, handle } = usePanelHeight()
  const { document, chat, unplaced } = editor
  return (
    <div className="editor" style={style}>
      <EditorBar
        {...{ document, device, entitlements }}
        onDevice={setDevice}
        onTest={() => setDialog('test')}
        onSubject={() => setDialog('subject')}
      />
      <main id="main" className="editor-stage" style={{ '--email-width': device === 'mobile' ? '390px' : '600px' }}>
        <SubjectLine document={document} onEdit={() => setDialog('subject')} />
        <Bench {...{ document, chat, device }} />
      </main>
      <aside className="editor-panel" aria-label="Change this email">
        {handle}
        <ModeSwitch label="How to edit" value={mode} onChange={setMode} options={[...MODES]} />
        {mode === 'chat' ? (
          <ChatPanel {...{ document, chat, unplaced }} mayRestore={entitlements.access_rollback_feature} />
        ) : (
          <CodePanel document={document} />
        )}
      </aside>
      <ConflictDialog document={document} />
      <LateDialog load={loadSubject} open={dialog === 'subject'} onClose={close} more={{ document }} />
      <LateDialog load={loadTest} open={dialog === 'test'} onClose={close} more={{ document, ownAddress: email }} />
    </div>
  )
}
