import { Pipette } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { labelColour } from '../../../email/theme/colour-label.ts'
import { parseColour } from '../../../email/theme/colour-words.ts'
import { shadesOf } from '../../../email/theme/shades.ts'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { AnyColour, type AnyColourProps } from './AnyColour.tsx'
import { Choices } from './Choices.tsx'
import { pickFromScreen } from './eyedropper.ts'

export interface ColourFieldProps extends AnyColourProps {
  id: string
  onClose: () => void
}

/** A colour to be typed, by its value or its name, or to be chosen: shades of it, any, or one from the screen. */
export function ColourField({ id, label, value, onShow, onChoose, onClose }: ColourFieldProps) {
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  const parsed = typed === undefined ? undefined : parseColour(typed)
  const type = (text: string) => {
    setTyped(text)
    setRefused(false)
    onShow(parseColour(text))
  }
  const keep = () => {
    if (typed === undefined) return
    setRefused(!parsed)
    if (!parsed) return onShow(undefined)
    setTyped(undefined)
    onChoose(parsed)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep()
    if (event.key !== 'Escape') return
    event.preventDefault()
    onShow(undefined)
    if (typed === undefined) close()
    else {
      setTyped(undefined)
      setRefused(false)
    }
  }
  const close = () => {
    const row = document.querySelector<HTMLElement>(`[aria-controls="${id}"]`)
    onClose()
    row?.focus()
  }
  return (
    <div className="colour-field" id={id}>
      <div className="colour-typed">
        <input
          ref={field}
          className="input"
          aria-label={`${label}: value or name`}
          aria-invalid={refused || undefined}
          aria-describedby={`${id}-name`}
          spellCheck={false}
          autoComplete="off"
          value={typed ?? value.toUpperCase()}
          onChange={event => type(event.target.value)}
          onBlur={keep}
          onKeyDown={onKeyDown}
        />
        <span className="small" id={`${id}-name`} role={refused ? 'alert' : undefined}>
          {refused
            ? `“${typed}” is no colour. Write #1F4D3F, or a name such as forest green.`
            : labelColour(parsed ?? value)}
        </span>
      </div>
      <Choices
        label={`Shades of ${label}`}
        className="shades"
        choices={shadesOf(value).map((shade, at) => ({
          id: `${at}`,
          value: shade,
          label: labelColour(shade),
          style: { background: shade }
        }))}
        chosen={undefined}
        onShow={onShow}
        onChoose={onChoose}
      />
      <div className="colour-ways">
        <AnyColour label={label} value={parsed ?? value} onShow={onShow} onChoose={onChoose} />
        {pickFromScreen && (
          <Button size="bar" onClick={() => pickFromScreen?.().then(colour => colour && onChoose(colour))}>
            <Icon of={Pipette} size={16} />
            Pick from the page
          </Button>
        )}
      </div>
    </div>
  )
}
