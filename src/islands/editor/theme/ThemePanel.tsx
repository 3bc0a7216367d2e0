import { useStore } from '@nanostores/react'
import { ArrowLeft, X } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useMedia } from '../../ui/use-media.ts'
import { HistoryButtons } from '../HistoryButtons.tsx'
import type { EditorStores } from '../use-editor.ts'
import { Colours } from './Colours.tsx'
import { CornersAndDensity } from './CornersAndDensity.tsx'
import { FoundColours } from './FoundColours.tsx'
import { Moods } from './Moods.tsx'
import { OwnStyles } from './OwnStyles.tsx'
import { Pairings } from './Pairings.tsx'
import { PanelPreview } from './PanelPreview.tsx'
import { useAlone } from './use-alone.ts'
import { useBothLights } from './use-both-lights.ts'
import { useReturnedFocus } from './use-returned-focus.ts'

/** Where the focus goes when what opened the panel is gone. */
const WAYS = '.theme-button + .theme-button, .editor-more button'

/** The look of the whole email, in the panel's place. Pointing at a choice shows it, only a click changes the email. */
export default function ThemePanel({ editor }: { editor: EditorStores }) {
  const { document, theming, view } = editor
  const title = useRef<HTMLHeadingElement>(null)
  const isPhone = useMedia('(width < 700px)')
  useReturnedFocus(title, WAYS)
  useBothLights(view)
  useAlone(isPhone)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    if (document.$trial.get()) document.tryOut(undefined)
    else theming.close()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from wherever the focus is in it
    <div className="theme-panel" onKeyDown={onKeyDown}>
      <header className="theme-head">
        {isPhone && (
          <button type="button" className="plain-button" aria-label="Back to the email" onClick={theming.close}>
            <Icon of={ArrowLeft} size={20} />
          </button>
        )}
        <h2 ref={title} tabIndex={-1}>
          Theme
        </h2>
        {isPhone && <HistoryButtons editor={editor} />}
        {!isPhone && (
          <button type="button" className="plain-button" aria-label="Close the theme" onClick={theming.close}>
            <Icon of={X} />
          </button>
        )}
      </header>
      {isPhone && <PanelPreview document={document} />}
      <Choosing editor={editor} />
    </div>
  )
}

function Choosing({ editor }: { editor: EditorStores }) {
  const theme = useStore(editor.theming.$theme)
  const isBlank = useStore(editor.$isBlank)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className="theme-body" aria-label="Choices" tabIndex={0}>
      {theme ? (
        <>
          {isBlank && (
            <div className="theme-part">
              <p>The sheet is empty: sections that are added take on what is chosen here.</p>
            </div>
          )}
          <Colours theming={editor.theming} theme={theme} />
          <Moods editor={editor} theme={theme} />
          <Pairings editor={editor} theme={theme} />
          <CornersAndDensity theming={editor.theming} theme={theme} />
          <OwnStyles editor={editor} />
        </>
      ) : (
        <div className="theme-part">
          <p>
            This email has no theme: its colours and fonts stand at each of its parts. A section of ours that is added
            to it brings a theme.
          </p>
          <Button size="bar" onClick={() => editor.adding.open()}>
            Add a section
          </Button>
        </div>
      )}
      <FoundColours editor={editor} isAlone={!theme} />
      {theme && (
        <p className="theme-hint small">
          <span className="theme-hint-point">Point at a choice to see it. Only a click changes the email.</span>
          <span className="theme-hint-touch">Each choice changes the email; undo takes it back.</span>
        </p>
      )}
    </section>
  )
}
