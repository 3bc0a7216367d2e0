import { useStore } from '@nanostores/react'
import { type ChangeEvent, useEffect, useId, useRef, useState } from 'react'
import { callJson } from '../../stores/api.ts'
import { createPortrait } from '../../stores/portrait/portrait.ts'
import { $shownPortrait } from '../../stores/portrait/shown-portrait.ts'
import { initialOf } from '../account/person.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { tellPortrait } from './tell-portrait.ts'

interface PortraitProps {
  accountId: string
  url: string | null
  email: string
}

/** The picture beside the person's name: uploaded, replaced, removed. */
export function Portrait({ accountId, url: atFirst, email }: PortraitProps) {
  const [portrait] = useState(() => createPortrait(accountId, atFirst, { call: callJson, tell: tellPortrait }))
  const { url, isBusy, error } = useStore(portrait.$state)
  const input = useRef<HTMLInputElement>(null)
  const errorId = useId()
  useEffect(() => {
    if (url !== atFirst) $shownPortrait.set(url)
  }, [url, atFirst])
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0]
    if (file) void portrait.choose(file)
    // The same file may be chosen again.
    target.value = ''
  }
  const remove = () => {
    void portrait.remove()
    rescueFocus('.portrait .btn')
  }
  return (
    <div className="portrait">
      <span className="avatar portrait-shown">{url ? <img src={url} alt="You" /> : initialOf(email)}</span>
      <input
        ref={input}
        type="file"
        accept="image/png,image/jpeg,image/gif,image/webp"
        onChange={choose}
        hidden
        aria-label="Picture file"
      />
      <Button
        size="bar"
        busy={isBusy}
        busyLabel="Working…"
        onClick={() => input.current?.click()}
        aria-describedby={error && errorId}
      >
        {url ? 'Change picture' : 'Upload a picture'}
      </Button>
      {url && !isBusy && (
        <Button variant="ghost" size="bar" onClick={remove}>
          Remove
        </Button>
      )}
      {error && <ErrorLine id={errorId}>{error}</ErrorLine>}
    </div>
  )
}
