import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { EmailDocument } from '../../stores/editor/document.ts'
import { LateDialog } from '../ui/LateDialog.tsx'

const loadDialog = () => import('./ConflictDialog.tsx')

/** Asks what to keep, once for each save that met another's work. */
export function ConflictSlot({ document }: { document: EmailDocument }) {
  const save = useStore(document.$save)
  const [later, setLater] = useState<unknown>()
  const isOpen = save.state === 'conflict' && later !== save
  return <LateDialog load={loadDialog} open={isOpen} onClose={() => setLater(save)} more={{ document }} />
}
