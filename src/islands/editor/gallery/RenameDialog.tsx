import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../stores/api.ts'
import { renameSavedSection } from '../../../stores/saved-sections.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { $renamed } from './saved-work.ts'

const FAILED = 'The section could not be renamed. Please try again.'

/** Another name for a saved section. */
export function RenameDialog() {
  const section = useStore($renamed)
  const [error, setError] = useState<string>()
  const close = () => {
    setError(undefined)
    $renamed.set(undefined)
  }
  const rename = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    try {
      if (section) await renameSavedSection(section.id, `${new FormData(event.currentTarget).get('name')}`)
      close()
    } catch (failure) {
      setError(failure instanceof ApiError ? failure.message : FAILED)
    }
  }
  return (
    <Dialog open={section !== undefined} onClose={close} title="Rename the section">
      <form className="form" onSubmit={event => void rename(event)}>
        <Field label="Name" name="name" maxLength={100} defaultValue={section?.name} error={error} />
        <div className="dialog-actions">
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" variant="primary">
            Rename
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
