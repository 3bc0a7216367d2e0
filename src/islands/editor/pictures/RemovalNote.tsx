import { TriangleAlert } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '../../ui/Button.tsx'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { Notice } from '../../ui/Notice.tsx'
import { rescueFocus } from '../../ui/rescue-focus.ts'
import type { PictureRemoval } from './use-removal.ts'

/** What became of a picture that was to be deleted. */
export function RemovalNote({ removal }: { removal: PictureRemoval }) {
  const { shown, remove, dismiss, undo } = removal
  const { file } = shown.state === 'removed' ? shown : {}
  const question = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (shown.state === 'used') question.current?.querySelector('button')?.focus()
    // The button that was pressed may have gone with its picture.
    else rescueFocus('.picture-note button', '.picture-upload button')
  }, [shown])
  return (
    <>
      {shown.state === 'used' && (
        <div className="picture-note" ref={question}>
          <Notice
            tone="orange"
            icon={TriangleAlert}
            title={`Delete ${shown.asset.name}?`}
            action={
              <span className="picture-answers">
                <button type="button" className="link" onClick={dismiss}>
                  Keep it
                </button>
                <Button onClick={() => remove(shown.asset, true)}>Delete it anyway</Button>
              </span>
            }
          >
            {shown.message}
          </Notice>
        </div>
      )}
      <p className="picture-note small" role="status" hidden={shown.state !== 'removed'}>
        {shown.state === 'removed' && `“${shown.name}” was deleted. `}
        {file && (
          <button type="button" className="link" onClick={() => undo(file)}>
            Undo
          </button>
        )}
      </p>
      {shown.state === 'failed' && <ErrorLine>{shown.message}</ErrorLine>}
    </>
  )
}
