import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import type { ReadingStore } from '../../stores/brands/reading.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Progress } from '../ui/Progress.tsx'
import type { Late } from './load-late.ts'
import { takeFile } from './take-file.ts'

export interface ReadBoxProps {
  reading: ReadingStore
  /** Emails of the account that a brand can be read from, the newest first. */
  emails: readonly { id: string; name: string }[]
  late: Late | undefined
}

/** Reads a brand from a website, a file or an email of the account. */
export function ReadBox({ reading, emails, late }: ReadBoxProps) {
  const state = useStore(reading.$reading)
  const [address, setAddress] = useState('')
  const [isAsked, setAsked] = useState(false)
  const isEmpty = address.trim() === ''
  const file = useRef<HTMLInputElement>(null)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(isEmpty)
    if (isEmpty) return document.getElementById('brand-address')?.focus()
    void reading.read({ from: address.trim() }, siteWords(address))
  }
  const refused = state.state === 'failed' ? state.message : undefined
  return (
    <form
      className="brand-read"
      onSubmit={submit}
      noValidate
      aria-label="Read a brand"
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        void takeFile(reading, late, event.dataTransfer.files[0])
      }}
    >
      <div className="brand-read-line">
        <Field
          id="brand-address"
          label="Read it from an email or a website"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="tidewater.example"
          value={address}
          onChange={event => setAddress(event.target.value)}
          error={isAsked && isEmpty ? 'Write the address of a website.' : refused}
        />
        <Button type="submit" size="form" busy={state.state === 'reading'} busyLabel="Reading…">
          Read it
        </Button>
      </div>
      {state.state === 'reading' && <Progress label={`Reading ${state.from}`} onStop={reading.stop} />}
      <p className="small m-0">
        Or drop an .html or .eml file here, or{' '}
        <button type="button" className="link" onClick={() => file.current?.click()}>
          choose one
        </button>
        .
        <input
          ref={file}
          type="file"
          hidden
          aria-label="An email to read"
          accept=".html,.htm,.eml"
          onChange={event => {
            void takeFile(reading, late, event.target.files?.[0])
            event.target.value = ''
          }}
        />
      </p>
      {emails.length > 0 && (
        <div className="brand-emails">
          <span className="small">Or read an email of yours:</span>
          {emails.map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="text-button truncate-line"
              onClick={() => void reading.read({ template_id: id }, name)}
            >
              {name}
            </button>
          ))}
        </div>
      )}
    </form>
  )
}

const siteWords = (address: string): string =>
  address
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[/?#].*$/s, '')
