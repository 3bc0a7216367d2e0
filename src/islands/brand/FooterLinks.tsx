import { Plus, X } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { addressOf, checkAddress, lineUpTo } from '../../stores/brands/checks.ts'
import { Button } from '../ui/Button.tsx'
import { Field } from '../ui/Field.tsx'
import { Icon } from '../ui/Icon.tsx'
import { TypedField } from './TypedField.tsx'

interface Link {
  label: string
  href: string
}

interface FooterLinksProps {
  links: readonly Link[]
  onChange: (links: Link[]) => void
}

const MOST_LINKS = 6
const EMPTY: Link = { label: '', href: '' }
const checkLabel = (text: string) =>
  text.trim() === '' ? 'Say what the link is called.' : lineUpTo(60, 'its words')(text)

/** The links of the footer, and a row that adds one once both of its fields say something. */
export function FooterLinks({ links, onChange }: FooterLinksProps) {
  const [added, setAdded] = useState<Link>()
  const [isAsked, setAsked] = useState(false)
  const part = useRef<HTMLFieldSetElement>(null)
  const focusSoon = (selector: string) => setTimeout(() => part.current?.querySelector<HTMLElement>(selector)?.focus())
  const put = (at: number, link: Partial<Link>) =>
    onChange(links.map((each, place) => (place === at ? { ...each, ...link } : each)))
  const begin = () => {
    setAdded(EMPTY)
    setAsked(false)
    focusSoon('form input')
  }
  const faults = added && { label: checkLabel(added.label), href: checkAddress(added.href) }
  const add = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (!added || faults?.label || faults?.href) return void focusSoon('[aria-invalid]')
    onChange([...links, { label: added.label.trim(), href: addressOf(added.href) }])
    setAdded(undefined)
    focusSoon('.brand-add')
  }
  return (
    <fieldset className="brand-links" ref={part}>
      <legend className="field-label">Links</legend>
      {links.map(({ label, href }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two links may be the same, and none of them moves
        <div className="brand-link" key={at}>
          <TypedField
            label={`Link ${at + 1}`}
            value={label}
            check={checkLabel}
            onWrite={text => put(at, { label: text })}
          />
          <TypedField
            label={`Address of link ${at + 1}`}
            value={href}
            check={checkAddress}
            onWrite={text => put(at, { href: addressOf(text) })}
          />
          <button
            type="button"
            className="plain-button"
            aria-label={`Take out link ${at + 1}: ${label}`}
            onClick={() => {
              onChange(links.filter((_, place) => place !== at))
              focusSoon('button')
            }}
          >
            <Icon of={X} size={16} />
          </button>
        </div>
      ))}
      {added ? (
        <form className="brand-new-link" onSubmit={add} noValidate>
          <Field
            label="What it says"
            value={added.label}
            placeholder="Our shop"
            autoComplete="off"
            onChange={({ target }) => setAdded({ ...added, label: target.value })}
            error={isAsked ? faults?.label : undefined}
          />
          <Field
            label="Where it leads"
            value={added.href}
            placeholder="tidewater.example/shop"
            inputMode="url"
            autoComplete="off"
            onChange={({ target }) => setAdded({ ...added, href: target.value })}
            error={isAsked ? faults?.href : undefined}
          />
          <div className="brand-new-link-ends">
            <Button type="submit" size="bar">
              Add it
            </Button>
            <Button
              size="bar"
              variant="ghost"
              onClick={() => {
                setAdded(undefined)
                focusSoon('.brand-add')
              }}
            >
              Cancel
            </Button>
          </div>
        </form>
      ) : (
        links.length < MOST_LINKS && (
          <button type="button" className="brand-add" onClick={begin}>
            <Icon of={Plus} size={16} />
            Link
          </button>
        )
      )}
    </fieldset>
  )
}
