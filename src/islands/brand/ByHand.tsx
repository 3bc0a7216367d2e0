import { type FormEvent, useState } from 'react'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { checkName } from '../../stores/brands/checks.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { attempt } from './attempt.ts'

/** Where there is no brand yet: one is begun with its name. */
export function ByHand({ store }: { store: BrandStore }) {
  const [name, setName] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const fault = checkName(name)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (fault) return document.getElementById('brand-new-name')?.focus()
    setBusy(true)
    if (await attempt(() => store.add({ name: name.trim() }))) return rescueFocus('#brand-sender')
    setBusy(false)
  }
  return (
    <form className="form brand-by-hand" onSubmit={submit} aria-labelledby="brand-by-hand" noValidate>
      <div>
        <h2 className="brand-title" id="brand-by-hand">
          Or make it by hand
        </h2>
        <p className="small m-0">Colours, type, logo, voice and footer that your emails have in common.</p>
      </div>
      <Field
        id="brand-new-name"
        label="Name of the brand"
        value={name}
        onChange={event => setName(event.target.value)}
        autoComplete="organization"
        placeholder="Tidewater"
        error={isAsked ? fault : undefined}
      />
      <Button type="submit" variant="primary" busy={isBusy} busyLabel="Making it…" className="justify-self-start">
        Make a brand
      </Button>
    </form>
  )
}
