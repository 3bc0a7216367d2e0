import { type FormEvent, useState } from 'react'
import { ApiError } from '../../../../stores/api.ts'
import { saveSection } from '../../../../stores/saved-sections.ts'
import { toastSuccess } from '../../../../stores/toasts.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/Field.tsx'
import { savedForm } from '../saved-form.ts'
import type { PanelProps } from '../tool.ts'

/** Keeps a section under a name, for this and other emails. */
export default function SaveSectionPanel({ context, onClose }: PanelProps) {
  const [name, setName] = useState(context.part.label)
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const save = async (event: FormEvent) => {
    event.preventDefault()
    const form = savedForm(context.part)
    if (name.trim() === '' || !form) return setFault('Give it a name by which you will know it.')
    setBusy(true)
    try {
      await saveSection({ name: name.trim(), ...form })
      toastSuccess(`${name.trim()} is saved. It stands first where sections are added.`)
      onClose()
    } catch (error) {
      setFault(error instanceof ApiError ? error.message : 'The section could not be saved. Please try again.')
      setBusy(false)
    }
  }
  return (
    <form className="panel-inside form" onSubmit={save} noValidate>
      <Field
        label="Name of the section"
        value={name}
        maxLength={80}
        error={fault}
        onChange={event => setName(event.target.value)}
      />
      <div className="panel-actions">
        <Button type="submit" size="bar" busy={isBusy}>
          Save section
        </Button>
      </div>
    </form>
  )
}
