import { useStore } from '@nanostores/react'
import { placeWords } from '../../../stores/editor/adding.ts'
import type { GalleryStore } from '../../../stores/editor/gallery/gallery.ts'
import { keptText } from '../../../stores/kept-text.ts'
import { Button } from '../../ui/Button.tsx'
import type { EditorStores } from '../use-editor.ts'

/** The chat can make what no layout is like: the words go there with the place. */
export function NothingFound({ editor, gallery }: { editor: EditorStores; gallery: GalleryStore }) {
  const search = useStore(gallery.$search)
  const ask = () => {
    const { document, adding, view } = editor
    const where = placeWords(document.$email.get(), adding.$adding.get().place)
    keptText.write(`chat:${document.$saved.get()?.id ?? 'new'}`, `Add a section ${where}: ${search.trim()}`)
    gallery.leave()
    view.$panel.set('chat')
    setTimeout(() => globalThis.document.querySelector<HTMLElement>('.composer textarea')?.focus())
  }
  return (
    <div className="gallery-none">
      <p>No layout like that.</p>
      {search.trim() !== '' && (
        <Button size="bar" onClick={ask}>
          Ask for it in the chat
        </Button>
      )}
    </div>
  )
}
