import { type FormEvent, useState } from 'react'
import { readAddress } from '../editor/pictures/picture-address.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'

interface LogoAddressProps {
  /** 'On light' */
  where: string
  onChoose: (src: string) => void
}

/** A logo by the address that it has elsewhere. It is looked at before it is taken. */
export function LogoAddress({ where, onChoose }: LogoAddressProps) {
  const [typed, setTyped] = useState('')
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const address = readAddress(typed)
    if (address.state !== 'address')
      return setFault(address.state === 'refused' ? address.message : 'Write the address of a picture.')
    setBusy(true)
    const loads = await isPicture(address.src)
    setBusy(false)
    if (loads) onChoose(address.src)
    else setFault('This picture does not load. Check the address, or upload the picture instead.')
  }
  return (
    <form className="brand-logo-address" onSubmit={submit} noValidate>
      <Field
        label={`Address of the logo ${where.toLowerCase()}`}
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={typed}
        onChange={event => {
          setTyped(event.target.value)
          setFault(undefined)
        }}
        error={fault}
      />
      <Button type="submit" size="bar" busy={isBusy} busyLabel="Looking…">
        Use it
      </Button>
    </form>
  )
}

function isPicture(src: string): Promise<boolean> {
  const picture = new Image()
  picture.src = src
  return picture.decode().then(
    () => true,
    () => false
  )
}
