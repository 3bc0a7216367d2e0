import { useState } from 'react'
import type { AssetAnswer } from '../../../contract/asset.ts'
import { ApiError } from '../../../stores/api.ts'
import { removeAsset } from '../../../stores/assets.ts'
import { uploadAsset } from '../../../stores/uploads.ts'

export type RemovalState =
  | { state: 'none' }
  /** Asked whether a picture that is used goes all the same. */
  | { state: 'used'; asset: AssetAnswer; message: string }
  | { state: 'removed'; name: string; file?: File }
  | { state: 'failed'; message: string }

const FAILED = 'The picture could not be deleted. Please try again.'

/** Deletes pictures, one at a time: asks where one is used, and can bring back one that was not. */
export function useRemoval() {
  const [shown, setShown] = useState<RemovalState>({ state: 'none' })

  async function remove(asset: AssetAnswer, confirmed = false) {
    try {
      const removal = await removeAsset(asset, { confirmed })
      setShown(removal.state === 'used' ? { ...removal, asset } : { ...removal, name: asset.name })
    } catch (error) {
      setShown({ state: 'failed', message: error instanceof ApiError ? error.message : FAILED })
    }
  }

  const dismiss = () => setShown({ state: 'none' })

  const undo = (file: File) => {
    dismiss()
    void uploadAsset(file)
  }

  return { shown, remove, dismiss, undo }
}

export type PictureRemoval = ReturnType<typeof useRemoval>
