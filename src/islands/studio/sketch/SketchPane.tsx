import { useStore } from '@nanostores/react'
import { Maximize2, Minimize2, Shuffle } from 'lucide-react'
import { useEffect, useMemo, useState } from 'react'
import type { Look } from '../../../compose/look.ts'
import type { EmailSource } from '../../../email/email.ts'
import { DEFAULT_THEME, readTheme } from '../../../email/theme/theme.ts'
import type { SketchMaker, SketchSource } from '../../../stores/sketch/sketch.ts'
import InboxRow from '../../editor/canvas/InboxRow.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LookBar } from './LookBar.tsx'
import { SketchSheet } from './SketchSheet.tsx'

export interface SketchPaneProps {
  maker: SketchMaker
  source: SketchSource
  /** The path of the field that has the focus. */
  field: string | undefined
  /** It stands in the email only while it is pointed at. */
  isPointed: boolean
  /** Will a model make another email of the same facts? */
  isOnlySketch: boolean
  /** The email that it makes, as far as it is: shown in place of the sketch. */
  made: EmailSource | undefined
  onField: (path: string) => void
  onLook: (look: Look) => void
  onAnother: () => void
}

/** The email of the form as it stands: its look, its row in an inbox, and the whole of it, drawn anew at each key. */
export function SketchPane(props: SketchPaneProps) {
  const { source, field, isPointed, isOnlySketch, made, onField, onLook, onAnother } = props
  const { $sketch, draw } = props.maker
  const [tried, setTried] = useState<Look>()
  const [isWhole, setWhole] = useState(false)
  const sketch = useStore($sketch)
  const { look } = source
  useEffect(() => draw(tried ? { ...source, look: tried } : source), [draw, source, tried])
  const lead = (path: string) => {
    setWhole(false)
    onField(path)
  }
  const choose = (chosen: Look) => {
    setTried(undefined)
    onLook(chosen)
  }
  const shown = useMemo(() => (made ? { email: made, places: {} } : sketch), [made, sketch])
  if (!sketch || !shown) return <div className="sketch" aria-busy="true" />
  const theme = readTheme(sketch.email.css) ?? DEFAULT_THEME
  return (
    <section className="sketch" aria-label="Your email as it stands" data-whole={isWhole || undefined}>
      <LookBar look={look} theme={theme} onTry={setTried} onChoose={choose} onAnother={onAnother} />
      <div className="sketch-desk">
        {isOnlySketch && (
          <p className="sketch-head">{made ? 'Your email, as far as it is made' : 'A sketch of your facts'}</p>
        )}
        <InboxRow email={shown.email} />
        <SketchSheet sketch={shown} field={field} isPointed={isPointed} onField={lead} />
      </div>
      <div className="sketch-tools">
        <Button onClick={onAnother}>
          <Icon of={Shuffle} size={16} />
          Another look
        </Button>
        <Button aria-label={isWhole ? 'Back to the form' : 'See all of it'} onClick={() => setWhole(!isWhole)}>
          <Icon of={isWhole ? Minimize2 : Maximize2} size={16} />
        </Button>
      </div>
    </section>
  )
}
