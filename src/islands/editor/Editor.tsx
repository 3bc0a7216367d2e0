import { useStore } from '@nanostores/react'
import type { EntitlementsAnswer } from '../../contract/account.ts'
import type { MessageAnswer, TemplateAnswer } from '../../contract/template.ts'
import type { Balance } from '../../stores/access.ts'
import type { OpenDialog } from '../../stores/editor/view.ts'
import { loadSectionStyles } from '../../stores/section-styles.ts'
import { LateDialog } from '../ui/LateDialog.tsx'
import { ModeSwitch } from '../ui/ModeSwitch.tsx'
import { useLate } from '../ui/use-late.ts'
import { useMedia } from '../ui/use-media.ts'
import { useRootData } from '../ui/use-root-data.ts'
import { withProperties } from '../ui/with-properties.ts'
import { AiPanel } from './AiPanel.tsx'
import { CodePanel } from './CodePanel.tsx'
import { ConflictSlot } from './ConflictSlot.tsx'
import { Bench } from './canvas/Bench.tsx'
import { useKeys } from './commands/use-keys.ts'
import { EditorBar } from './EditorBar.tsx'
import { LatePanel } from './LatePanel.tsx'
import { usePanelHeight } from './panel-height.tsx'
import { SelectionNews } from './SelectionNews.tsx'
import { SubjectLine } from './SubjectLine.tsx'
import { type EditorStores, useEditor } from './use-editor.ts'

export interface EditorProps {
  /** Nothing for a blank template that has not been saved yet. */
  template: TemplateAnswer | null
  messages: MessageAnswer[]
  entitlements: EntitlementsAnswer
  /** A model answers in the chat. */
  hasModel: boolean
  /** What a brief may cost; only a template that was never saved may begin with one. */
  balance?: Balance
  /** The visitor's own address, where tests go by default. */
  email: string
}

const MODES = [
  { value: 'chat', label: 'AI Editor', panel: 'editor-chat' },
  { value: 'code', label: 'Code Edit', panel: 'editor-code' }
] as const

const loadGallery = async () => {
  const [{ Gallery }] = await Promise.all([import('./gallery/Gallery.tsx'), loadSectionStyles()])
  return { default: Gallery }
}
const loadTheme = () => import('./theme/ThemePanel.tsx')
const loadFacts = () => import('./facts/FactsPanel.tsx')
const loadVersions = () => import('./versions/VersionsPanel.tsx')
const loadStage = () => import('./versions/VersionsStage.tsx')
const loadSubject = () => import('./SubjectDialog.tsx')
const loadExport = () => import('./ExportDialog.tsx')
const loadTest = () => import('./TestEmailDialog.tsx')
const loadCommands = () => import('./commands/CommandDialog.tsx')

/** The editor: the email on the bench, and beside it the chat or the code. */
export function Editor({ template, messages, entitlements, hasModel, balance, email }: EditorProps) {
  const editor = useEditor({ template, messages, entitlements, hasModel })
  const { style, handle } = usePanelHeight()
  const { document, view } = editor
  const isBoth = useStore(view.$light) === 'both'
  const chosen = useStore(view.$width)
  const free = useStore(view.$free)
  const width = view.pixels(isBoth ? 'phone' : chosen, free)
  const onKey = useKeys(editor)
  const panel = useStore(view.$panel)
  useRootData('panel', panel)
  const hasInbox = useStore(view.$inboxRow)
  const dialog = useStore(view.$dialog)
  const Stage = useLate(loadStage, panel === 'versions')
  const isComparing = useStore(view.$comparing) && panel === 'versions'
  const mode = panel === 'code' ? 'code' : 'chat'
  const open = (next: OpenDialog) => () => view.$dialog.set(next)
  const close = () => view.$dialog.set(undefined)
  const bench = (
    <>
      <SubjectLine editor={editor} onEdit={open('subject')} />
      <Bench editor={editor} onKey={onKey} />
    </>
  )
  return (
    <div className="editor" data-panel={panel} data-comparing={isComparing || undefined} style={style}>
      <EditorBar {...{ editor, entitlements }} onTest={open('test')} onSubject={open('subject')} />
      <main
        id="main"
        className="editor-stage"
        data-inbox={hasInbox || undefined}
        data-both={isBoth || undefined}
        ref={withProperties({ '--email-width': `${width}px` })}
      >
        {Stage && panel === 'versions' ? <Stage editor={editor} bench={bench} /> : bench}
      </main>
      <aside className="editor-panel" aria-label="Change this email">
        {handle}
        {panel === 'gallery' ? (
          <LatePanel key="gallery" editor={editor} name="sections" load={loadGallery} onClose={editor.adding.close} />
        ) : panel === 'theme' ? (
          <LatePanel key="theme" editor={editor} name="theme" load={loadTheme} onClose={editor.theming.close} />
        ) : panel === 'facts' ? (
          <LatePanel key="facts" editor={editor} name="facts" load={loadFacts} onClose={view.toggleFacts} />
        ) : panel === 'versions' ? (
          <LatePanel key="versions" editor={editor} name="versions" load={loadVersions} onClose={view.toggleVersions} />
        ) : (
          <>
            <ModeSwitch label="How to edit" value={mode} onChange={view.$panel.set} options={[...MODES]} />
            {mode === 'chat' ? (
              <AiPanel editor={editor} balance={balance} />
            ) : (
              <CodePanel document={document} selection={editor.selection} onBack={() => view.$panel.set('chat')} />
            )}
          </>
        )}
      </aside>
      <SheetSlot editor={editor} />
      <SelectionNews editor={editor} />
      <ConflictSlot document={document} />
      <LateDialog load={loadSubject} open={dialog === 'subject'} onClose={close} more={{ document }} />
      <LateDialog load={loadTest} open={dialog === 'test'} onClose={close} more={{ editor, ownAddress: email }} />
      <LateDialog load={loadExport} open={dialog === 'export'} onClose={close} more={{ editor }} />
      <LateDialog
        load={loadCommands}
        open={dialog === 'commands' || dialog === 'keys'}
        onClose={close}
        more={{ editor }}
      />
    </div>
  )
}

const loadSheet = () => import('./tools/sheet/Sheet.tsx')

/** On a phone the tools of the selection stand at the bottom of the screen, in the chat's place. Other panels were opened to work in them. */
function SheetSlot({ editor }: { editor: EditorStores }) {
  const isNarrow = useMedia('(width < 700px)')
  const selected = useStore(editor.selection.$selected)
  const isLit = useStore(editor.selection.$isLit)
  const isChat = useStore(editor.view.$panel) === 'chat'
  const isOpen = isNarrow && isChat && selected !== undefined && !isLit
  const Sheet = useLate(loadSheet, isOpen)
  return isOpen && Sheet && <Sheet editor={editor} />
}
