import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { ApiError } from '../../../stores/api.ts'
import { toastError } from '../../../stores/toasts.ts'
import { Button } from '../../ui/Button.tsx'
import { $removed } from './saved-work.ts'

/** Says which saved section went, and brings it back, as long as the gallery is open. */
export function RemovedLine() {
  const removed = useStore($removed)
  useEffect(() => () => $removed.set(undefined), [])
  const undo = async () => {
    try {
      await removed?.undo()
      $removed.set(undefined)
    } catch (error) {
      toastError(error instanceof ApiError ? error.message : 'The section could not be brought back. Please try again.')
    }
  }
  return (
    <div className="gallery-removed" role="status">
      {removed && (
        <>
          <span>“{removed.name}” is deleted.</span>
          <Button size="bar" variant="ghost" onClick={() => void undo()}>
            Undo
          </Button>
        </>
      )}
    </div>
  )
}
