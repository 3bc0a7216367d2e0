import { useStore } from '@nanostores/react'
import type { ReactNode } from 'react'
import type { Balance } from '../../stores/access.ts'
import { LatePart } from '../ui/LatePart.tsx'
import { ChatPanel } from './ChatPanel.tsx'
import type { EditorStores } from './use-editor.ts'

interface AiPanelProps {
  editor: EditorStores
  /** What a brief may cost; without it there is no brief to begin with. */
  balance: Balance | undefined
}

const loadBrief = () => import('./blank/BriefPanel.tsx')

/** 'AI Editor': a brief as long as there is nothing to change, then the chat. */
export function AiPanel({ editor, balance }: AiPanelProps) {
  const { document, chat, entitlements } = editor
  const isBegun = useStore(editor.$isBegun)
  if (!isBegun && balance) return <LatePart load={loadBrief} place={panelPlace} more={{ editor, balance }} />
  return <ChatPanel {...{ editor, document, chat }} mayRestore={entitlements.access_rollback_feature} />
}

const panelPlace = (inside?: ReactNode) => (
  <div className="panel-body" id="editor-chat" role="tabpanel" aria-label="AI Editor">
    {inside}
  </div>
)
