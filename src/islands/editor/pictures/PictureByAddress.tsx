import { type FormEvent, useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { sizeWords } from './file-words.ts'
import type { ChosenPicture } from './picture.ts'
import { type PictureAddress, readAddress } from './picture-address.ts'
import { type Trial, useTriedPicture } from './use-tried-picture.ts'

interface PictureByAddressProps {
  current: string
  onChoose: (picture: ChosenPicture) => void
}

const DOES_NOT_LOAD = 'This picture does not load. Check the address, or upload the picture instead.'

/** A picture from anywhere, by its address, which is tried as it is typed. */
export function PictureByAddress({ current, onChoose }: PictureByAddressProps) {
  const [typed, setTyped] = useState(/^https?:/.test(current) ? current : '')
  const address = readAddress(typed)
  const trial = useTriedPicture(address.state === 'address' ? address.src : undefined)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const chosen = chosenOf(address, trial)
    if (chosen) onChoose(chosen)
  }
  const isUsable = chosenOf(address, trial) !== undefined
  return (
    <form className="form picture-address" onSubmit={submit} noValidate>
      <Field
        label="Address of the picture"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        placeholder="https://"
        value={typed}
        onChange={event => setTyped(event.target.value)}
        error={errorOf(address, trial)}
        hint="It must stay where it is: readers load it from there each time they open the email."
      />
      <Tried address={address} trial={trial} />
      <div className="dialog-actions">
        <Button type="submit" variant={trial?.state === 'fails' ? 'secondary' : 'primary'} disabled={!isUsable}>
          {trial?.state === 'fails' ? 'Use it anyway' : 'Use this picture'}
        </Button>
      </div>
    </form>
  )
}

function errorOf(address: PictureAddress, trial: Trial | undefined): string | undefined {
  if (address.state === 'refused') return address.message
  return trial?.state === 'fails' ? DOES_NOT_LOAD : undefined
}

/** What would be put into the email; nothing while that is not known. */
function chosenOf(address: PictureAddress, trial: Trial | undefined): ChosenPicture | undefined {
  if (address.state === 'tag') return { src: address.src }
  if (address.state !== 'address' || trial === undefined || trial.state === 'trying') return undefined
  const size = trial.state === 'loads' && { width: trial.width, height: trial.height }
  return { src: address.src, ...size }
}

function Tried({ address, trial }: { address: PictureAddress; trial: Trial | undefined }) {
  const src = address.state === 'address' && trial?.state === 'loads' ? address.src : undefined
  return (
    <>
      {src && (
        <span className="picture-tried">
          <img src={src} alt="" />
        </span>
      )}
      <p className="small m-0" role="status">
        {wordsOf(address, trial)}
      </p>
    </>
  )
}

function wordsOf(address: PictureAddress, trial: Trial | undefined): string {
  if (address.state === 'tag') return 'It is filled in when the email is sent, so it cannot be tried here.'
  if (trial?.state === 'trying') return 'Trying whether it loads…'
  return trial?.state === 'loads' ? `It loads: ${sizeWords(trial.width, trial.height)} px.` : ''
}
