import { useStore } from '@nanostores/react'
import { Upload } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { AssetAnswer } from '../../../contract/asset.ts'
import { $assets, $assetsState, $nextAssets, loadAssets, loadMoreAssets } from '../../../stores/assets.ts'
import { PICTURE_TYPES } from '../../../stores/uploads.ts'
import { Button } from '../../ui/Button.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { PictureCard } from './PictureCard.tsx'
import { RemovalNote } from './RemovalNote.tsx'
import { UploadRows } from './UploadRows.tsx'
import { useRemoval } from './use-removal.ts'

interface YourPicturesProps {
  current: string
  onUpload: (files: File[]) => void
  onChoose: (asset: AssetAnswer) => void
}

/** The pictures that the person uploaded, the newest first, and the way to upload more. */
export function YourPictures({ current, onUpload, onChoose }: YourPicturesProps) {
  const assets = useStore($assets)
  const state = useStore($assetsState)
  const removal = useRemoval()
  useEffect(() => void loadAssets(), [])
  return (
    <>
      <UploadButton onUpload={onUpload} />
      <UploadRows />
      <RemovalNote removal={removal} />
      {assets.length > 0 && (
        <ul className="picture-grid" aria-label="Your pictures">
          {assets.map(asset => (
            <PictureCard
              key={asset.id}
              asset={asset}
              isCurrent={asset.url === current}
              onChoose={() => onChoose(asset)}
              onRemove={() => removal.remove(asset)}
            />
          ))}
        </ul>
      )}
      {state === 'ready' && assets.length === 0 && (
        <EmptyState title="No pictures yet">Upload one, and it will lie here for all your emails.</EmptyState>
      )}
      <ListFoot />
    </>
  )
}

function UploadButton({ onUpload }: Pick<YourPicturesProps, 'onUpload'>) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="picture-upload">
      <input
        ref={input}
        type="file"
        hidden
        multiple
        accept={PICTURE_TYPES.join()}
        onChange={event => {
          onUpload([...(event.target.files ?? [])])
          // The same file again is a change too.
          event.target.value = ''
        }}
      />
      <Button variant="primary" onClick={() => input.current?.click()}>
        <Icon of={Upload} size={16} />
        Upload
      </Button>
      <p className="small">
        <span className="only-wide">Or drop a picture here, or paste it. </span>
        PNG, JPEG, GIF or WebP, up to 10 MB; photos lose the place where they were taken.
      </p>
    </div>
  )
}

/** What is still to come of the list. */
function ListFoot() {
  const state = useStore($assetsState)
  const hasMore = useStore($nextAssets) !== null
  const isBegun = useStore($assets).length > 0
  if (state === 'failed')
    return (
      <div className="picture-foot">
        <ErrorLine>Your pictures could not be loaded.</ErrorLine>
        <Button onClick={() => void (hasMore ? loadMoreAssets() : loadAssets())}>Try again</Button>
      </div>
    )
  if (state === 'loading' && !isBegun)
    return (
      <p className="small" role="status">
        Loading your pictures…
      </p>
    )
  if (!hasMore) return null
  return (
    <div className="picture-foot">
      <Button busy={state === 'loading'} busyLabel="Loading…" onClick={() => void loadMoreAssets()}>
        Show more
      </Button>
    </div>
  )
}
