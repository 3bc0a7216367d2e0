import { useStore } from '@nanostores/react'
import { type FormEvent, useState } from 'react'
import type { Limit } from '../../../contract/designer.ts'
import type { DesignerSettings } from '../../../stores/designers/designers.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { limitWords } from './words.ts'

/** When work with the own key stops for the month. */
export function LimitForm({ settings }: { settings: DesignerSettings }) {
  const { limit } = useStore(settings.$state)
  const [isOpen, setOpen] = useState(false)
  const save = async (next: Limit | null) => {
    if (await settings.setLimit(next)) setOpen(false)
  }
  if (!isOpen) {
    return (
      <p className="month-limit">
        {limit ? (
          <span>
            Stop at <b>{limitWords(limit)} a month</b>
          </span>
        ) : (
          <span>No limit on your key</span>
        )}
        <button type="button" className="link" onClick={() => setOpen(true)}>
          {limit ? 'Change' : 'Set a limit'}
        </button>
      </p>
    )
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    void save({ unit: form.get('unit') === 'dollars' ? 'dollars' : 'tokens', amount: Number(form.get('amount')) })
  }
  return (
    <form className="designer-form" onSubmit={submit} aria-label="Limit on your key">
      <div className="form-row">
        <Field
          label="Stop at"
          name="amount"
          type="number"
          min="0.01"
          step="any"
          defaultValue={limit?.amount}
          autoFocus
          required
        />
        <div className="field">
          <label className="field-label" htmlFor="limit-unit">
            A month, in
          </label>
          <select className="select" id="limit-unit" name="unit" defaultValue={limit?.unit ?? 'tokens'}>
            <option value="tokens">tokens</option>
            <option value="dollars">dollars</option>
          </select>
        </div>
      </div>
      <div className="designer-buttons">
        <Button type="submit">Save</Button>
        {limit && (
          <Button variant="ghost" onClick={() => void save(null)}>
            No limit
          </Button>
        )}
        <Button variant="ghost" onClick={() => setOpen(false)}>
          Cancel
        </Button>
      </div>
    </form>
  )
}
