import { useCallback, useEffect, useRef, useState } from 'react'
import type { Theme } from '../../../email/theme/theme-shape.ts'
import { uploadAsset } from '../../../stores/uploads.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { ModeSwitch } from '../../ui/ModeSwitch.tsx'
import { DrawingList } from './DrawingList.tsx'
import { PictureByAddress } from './PictureByAddress.tsx'
import type { ChosenPicture } from './picture.ts'
import { useArrivingFiles } from './use-arriving-files.ts'
import { YourPictures } from './YourPictures.tsx'

export interface PicturePickerProps {
  /** The picture that stands there now. */
  value: { src: string; alt: string }
  /** Of the email: drawings are shown in its colours. */
  theme: Theme
  onChoose: (picture: ChosenPicture) => void
  onClose: () => void
  /** Without it, open as long as it is there. */
  open?: boolean
}

type Source = 'yours' | 'drawings' | 'address'

const SOURCES: { value: Source; label: string; panel: string }[] = [
  { value: 'yours', label: 'Yours', panel: 'pictures-yours' },
  { value: 'drawings', label: 'Drawings', panel: 'pictures-drawings' },
  { value: 'address', label: 'Address', panel: 'pictures-address' }
]

const isDrawing = (src: string): boolean => src.startsWith('/media/scenes/')

/** Chooses a picture: one that was uploaded, a drawing of ours, or any address. A file can be dropped or pasted whatever is shown. */
export default function PicturePicker({ value, theme, onChoose, onClose, open = true }: PicturePickerProps) {
  const [source, setSource] = useState<Source>(isDrawing(value.src) ? 'drawings' : 'yours')
  const body = useRef<HTMLDivElement>(null)
  const isThere = useIsThere(open)
  useReturnedFocus()
  useEffect(() => {
    if (open) body.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [open])
  const upload = useCallback(
    async (files: File[]) => {
      setSource('yours')
      const uploaded = await Promise.all(files.map(uploadAsset))
      const [only] = uploaded
      // Who brings one picture brings it for this place; of several, one has to be chosen.
      if (only && files.length === 1 && isThere()) onChoose(toChosen(only))
    },
    [onChoose, isThere]
  )
  const isOver = useArrivingFiles(open, upload)
  return (
    <Dialog open={open} onClose={onClose} title="Choose a picture" width={800} full>
      <div className="pictures" ref={body} data-over={isOver || undefined}>
        <ModeSwitch label="Where from" value={source} onChange={setSource} options={SOURCES} />
        <div className="pictures-panel" role="tabpanel" id={`pictures-${source}`} aria-label={labelOf(source)}>
          {source === 'yours' && (
            <YourPictures current={value.src} onUpload={upload} onChoose={asset => onChoose(toChosen(asset))} />
          )}
          {source === 'drawings' && <DrawingList current={value.src} theme={theme} onChoose={onChoose} />}
          {source === 'address' && <PictureByAddress current={value.src} onChoose={onChoose} />}
        </div>
      </div>
    </Dialog>
  )
}

const labelOf = (source: Source) => SOURCES.find(({ value }) => value === source)?.label

const toChosen = ({ url: src, width, height }: { url: string; width: number; height: number }): ChosenPicture => ({
  src,
  width,
  height
})

/** Answers whether the dialog is open still, for what ends later. */
function useIsThere(open: boolean): () => boolean {
  const isThere = useRef(open)
  useEffect(() => {
    isThere.current = open
    return () => {
      isThere.current = false
    }
  }, [open])
  return useCallback(() => isThere.current, [])
}

/** A dialog that leaves the page with its component gives no focus back by itself; by the first effect it has taken it already. */
function useReturnedFocus() {
  const [before] = useState(() => document.activeElement)
  useEffect(() => {
    return () => void setTimeout(() => before instanceof HTMLElement && before.isConnected && before.focus())
  }, [before])
}
