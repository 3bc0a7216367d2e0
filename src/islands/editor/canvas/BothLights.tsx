import { useStore } from '@nanostores/react'
import { type LucideIcon, Moon, Sun } from 'lucide-react'
import { useDeferredValue } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import type { EditorStores } from '../use-editor.ts'
import { MirrorFrame } from './MirrorFrame.tsx'

export interface BothLightsProps {
  editor: EditorStores
  light: 'light' | 'dark'
}

/** What is added where both lights are beside each other: the head of the sheet in the light, or the whole sheet in the dark. */
export default function BothLights({ editor, light }: BothLightsProps) {
  return light === 'light' ? <SheetHead icon={Sun} name="Light" /> : <DarkSheet editor={editor} />
}

/** The same email as devices show it that are set to dark, painted behind the one that is worked on. */
function DarkSheet({ editor: { document } }: { editor: EditorStores }) {
  const email = useDeferredValue(useStore(document.$shown))
  return (
    <div className="bench-sheet">
      <SheetHead icon={Moon} name="Dark" note="for devices set to dark" />
      <MirrorFrame email={email} scheme="dark" title="Your email on devices set to dark" />
    </div>
  )
}

function SheetHead({ icon, name, note }: { icon: LucideIcon; name: string; note?: string }) {
  return (
    <p className="sheet-head">
      <Icon of={icon} size={16} />
      <b>{name}</b> {note}
    </p>
  )
}
