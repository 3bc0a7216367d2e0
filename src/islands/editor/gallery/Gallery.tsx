import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useId, useRef } from 'react'
import type { EmailSource } from '../../../email/email.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import type { Offer } from '../../../stores/editor/gallery/addition.ts'
import { toastError } from '../../../stores/toasts.ts'
import type { EditorStores } from '../use-editor.ts'
import { GalleryHead } from './GalleryHead.tsx'
import { NothingFound } from './NothingFound.tsx'
import { OfferGrid } from './OfferGrid.tsx'
import { RemovedLine } from './RemovedLine.tsx'
import { RenameDialog } from './RenameDialog.tsx'
import { SearchField } from './SearchField.tsx'
import { Shelves } from './Shelves.tsx'
import { useGallery } from './use-gallery.ts'

/** Every layout of every kind in this email's theme, to be put where a '+' was pressed. The search keeps the focus. */
export function Gallery({ editor }: { editor: EditorStores }) {
  const gallery = useGallery(editor)
  const field = useRef<HTMLInputElement>(null)
  const gridId = useId()
  const groups = useStore(gallery.$groups)
  const lit = useStore(gallery.$lit)
  const search = useStore(gallery.$search)
  useEffect(() => field.current?.focus(), [])
  const put = (offer: Offer) => {
    const done = gallery.put(offer)
    if (!done.ok) return toastError(done.reason)
    goToBench(editor)
  }
  const leave = () => {
    gallery.leave()
    goToBench(editor)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const target = event.target as Element
    const isOwn = event.currentTarget.contains(target) && !target.closest('dialog')
    if (!isOwn || event.key !== 'Escape') return
    event.stopPropagation()
    leave()
  }
  const onArrow = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && lit) {
      event.preventDefault()
      put(lit)
    }
    if (!ARROWS.test(event.key) || isForCaret(event, search)) return
    event.preventDefault()
    gallery.go(event.key)
  }
  return (
    <section className="gallery" aria-label="Add a section" onKeyDown={onKeyDown}>
      <GalleryHead editor={editor} onClose={leave} />
      <SearchField field={field} {...{ gallery, gridId, lit }} onKeyDown={onArrow} />
      <Shelves gallery={gallery} onChosen={() => field.current?.focus()} />
      {groups.length === 0 ? (
        <NothingFound {...{ editor, gallery }} />
      ) : (
        <OfferGrid id={gridId} {...{ editor, gallery, groups, lit }} onPut={put} onKeyDown={onArrow} />
      )}
      <RemovedLine />
      <p className="gallery-foot">
        <span>{footWords(editor.document.$email.get()) ?? <Keys />}</span>
        <kbd className="only-wide">Esc</kbd>
      </p>
      <RenameDialog />
    </section>
  )
}

const Keys = () => (
  <>
    <span className="only-wide">Arrows move, Enter puts it in, or drag it into the email</span>
    <span className="only-narrow">A tap puts it in</span>
  </>
)

const footWords = (email: EmailSource): string | undefined =>
  email.html.trim() !== '' && outlineOf(email).sections.length === 0
    ? 'This email has no sections: it will stand between its elements'
    : undefined

const ARROWS = /^Arrow(Up|Down|Left|Right)$/

/** In words that are being written the arrows to the sides move the caret. */
const isForCaret = ({ key }: KeyboardEvent, search: string) => search !== '' && /Left|Right/.test(key)

/** The keyboard goes on where the email is. */
function goToBench({ canvas, selection }: EditorStores) {
  canvas.frame()?.closest<HTMLElement>('.bench')?.focus({ preventScroll: true })
  canvas.reveal(selection.$selected.get())
}
