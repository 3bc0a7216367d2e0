import { useStore } from '@nanostores/react'
import { X } from 'lucide-react'
import { $uploads, dismissUpload, stopUpload, type Upload } from '../../../stores/uploads.ts'
import { ErrorLine } from '../../ui/ErrorLine.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Progress } from '../../ui/Progress.tsx'
import { rescueFocus } from '../../ui/rescue-focus.ts'

/** What is being uploaded, and what could not be. */
export function UploadRows() {
  const uploads = useStore($uploads)
  return uploads.map(upload =>
    upload.state === 'failed' ? <Failed key={upload.id} upload={upload} /> : <Sending key={upload.id} upload={upload} />
  )
}

/** Once all of it has left, the server looks at it, for nobody knows how long. */
function Sending({ upload: { id, name, sent } }: { upload: Upload & { state: 'sending' } }) {
  return (
    <Progress label={`Uploading ${name}`} value={sent < 1 ? sent : undefined} onStop={() => leave(stopUpload, id)} />
  )
}

function Failed({ upload: { id, name, message } }: { upload: Upload & { state: 'failed' } }) {
  return (
    <div className="picture-failed">
      <ErrorLine>
        <span>
          <b>{name}</b> {message}
        </span>
      </ErrorLine>
      <button
        type="button"
        className="plain-button"
        aria-label={`Dismiss ${name}`}
        onClick={() => leave(dismissUpload, id)}
      >
        <Icon of={X} size={16} />
      </button>
    </div>
  )
}

/** The row goes, and its button with it. */
function leave(put: (id: number) => void, id: number) {
  put(id)
  rescueFocus('.picture-upload button')
}
