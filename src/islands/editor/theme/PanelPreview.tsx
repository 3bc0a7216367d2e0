import { useStore } from '@nanostores/react'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import { MirrorFrame } from '../canvas/MirrorFrame.tsx'

/** The email above the choices, where they cover the bench. */
export function PanelPreview({ document }: { document: EmailDocument }) {
  const email = useStore(document.$shown)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by the keyboard
    <section className="theme-preview" aria-label="The email in this theme" tabIndex={0}>
      <MirrorFrame email={email} scheme="light" title="Your email in this theme" />
    </section>
  )
}
