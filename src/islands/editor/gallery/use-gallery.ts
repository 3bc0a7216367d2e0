import { useEffect, useState } from 'react'
import { createGallery, type GalleryStore } from '../../../stores/editor/gallery/gallery.ts'
import { loadSavedSections } from '../../../stores/saved-sections.ts'
import type { EditorStores } from '../use-editor.ts'

/** One visit to the gallery. What it shows in the email is taken away again when it closes, in whatever way. */
export function useGallery(editor: EditorStores): GalleryStore {
  const [gallery] = useState(() => createGallery(editor))
  useEffect(() => {
    void loadSavedSections()
    gallery.lightFirst()
    // Another place was chosen while it was open.
    const stop = editor.adding.$adding.listen(({ kind }) => gallery.show(kind ?? 'all'))
    return () => {
      stop()
      editor.trying.clear()
    }
  }, [gallery, editor])
  useEffect(
    () =>
      editor.trying.$tried.subscribe(tried => {
        if (tried?.ref !== undefined) editor.canvas.reveal(tried.ref)
      }),
    [editor]
  )
  return gallery
}
