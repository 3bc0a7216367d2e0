import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import { LateDialog } from '../../ui/LateDialog.tsx'
import { rescueFocus } from '../../ui/rescue-focus.ts'
import type { EditorStores } from '../use-editor.ts'
import { BringBox } from './BringBox.tsx'
import { FirstStarters } from './FirstStarters.tsx'
import { SectionButtons } from './SectionButtons.tsx'
import { blankOf } from './shared-blank.ts'
import { useArrivals } from './use-arrivals.ts'

const loadDialog = () => import('./StarterDialog.tsx')

/** What lies on the bench while there is no email: ways to begin one. */
export default function BlankSheet({ editor: { document, adding } }: { editor: EditorStores }) {
  const blank = blankOf(document)
  const refused = useStore(blank.$refused)
  const sheet = useRef<HTMLDivElement>(null)
  const [isChoosing, setChoosing] = useState(false)
  const isOver = useArrivals(blank)
  useEffect(() => {
    const start = new URLSearchParams(location.search).get('start')
    if (start === 'finished') setChoosing(true)
    else if (start === 'html') sheet.current?.querySelector<HTMLElement>('.bring-box')?.focus()
    else if (start) void blank.beginWith({ id: start })
    // What was chosen stands in its place: that is where the keyboard goes on.
    return () => rescueFocus('.bench')
  }, [blank])
  return (
    <section className="bench" aria-label="Preview">
      <div className="bench-sheet blank-sheet" ref={sheet}>
        <h2 className="blank-title">Start with…</h2>
        <FirstStarters blank={blank} onAll={() => setChoosing(true)} />
        <SectionButtons onAdd={kind => adding.open({ place: {}, ...(kind !== undefined && { kind }) })} />
        <BringBox blank={blank} refused={refused} isOver={isOver} />
      </div>
      <LateDialog load={loadDialog} open={isChoosing} onClose={() => setChoosing(false)} more={{ blank }} />
    </section>
  )
}
