import { Pipette, TriangleAlert } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Field } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { moveFocus } from '../bar/use-roving.ts'
import { type Colour, paletteOf, plainColour, readability, readColour, themeColours } from '../colours.ts'
import type { ToolContext } from '../tool.ts'

interface ColourFieldProps {
  context: ToolContext
  label: string
  /** `#rrggbb` that it has now. */
  value: string
  /** How a colour reads where it would stand, and what it stands on or under. */
  contrastWith: string
  onChoose: (colour: Colour) => void
  /** Takes the part's own colour away. */
  onClear: () => void
}

/** Colours to choose from: the theme's, which go with it, then those that suit, then any; each with how it reads. */
export function ColourField({ context, label, value, contrastWith, onChoose, onClear }: ColourFieldProps) {
  const { email } = context.part
  const groups = [
    { name: 'Theme', colours: themeColours(email.css) },
    { name: 'Palette', colours: paletteOf(email) }
  ]
  const reads = readability(value, contrastWith, context.look.size)
  return (
    <div className="panel-inside colour-panel">
      <p className="colour-now">
        <i className="tool-colour" style={{ background: value }} />
        <b>{plainColour(value).name}</b>
        <Ratio {...reads} />
      </p>
      {groups.map(({ name, colours }) => (
        <Swatches key={name} name={name} {...{ colours, value, contrastWith, onChoose }} size={context.look.size} />
      ))}
      <AnyColour label={label} value={value} onChoose={onChoose} />
      <button type="button" className="btn btn-ghost btn-bar" onClick={onClear}>
        As the theme has it
      </button>
    </div>
  )
}

function Ratio({ ratio, isEnough }: ReturnType<typeof readability>) {
  return (
    <span className="contrast" data-low={!isEnough || undefined}>
      {!isEnough && <Icon of={TriangleAlert} size={14} />}
      <span>
        {ratio}
        <span className="only-spoken"> to 1{isEnough ? '' : ', too little to read'}</span>
      </span>
    </span>
  )
}

interface SwatchesProps extends Pick<ColourFieldProps, 'value' | 'contrastWith' | 'onChoose'> {
  name: string
  colours: Colour[]
  size: number
}

function Swatches({ name, colours, value, contrastWith, onChoose, size }: SwatchesProps) {
  const list = useRef<HTMLDivElement>(null)
  if (colours.length === 0) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form part, and these are commands
    <div
      ref={list}
      className="swatches"
      role="group"
      aria-label={name}
      onKeyDown={event => void moveFocus(event, list.current)}
    >
      <span className="small" aria-hidden="true">
        {name}
      </span>
      {colours.map(colour => {
        const reads = readability(colour.hex, contrastWith, size)
        return (
          <button
            key={colour.css}
            type="button"
            className="swatch"
            aria-pressed={colour.hex === value}
            title={colour.name}
            onClick={() => onChoose(colour)}
          >
            <i style={{ background: colour.hex }} />
            <span className="only-spoken">{colour.name}, contrast </span>
            <Ratio {...reads} />
          </button>
        )
      })}
    </div>
  )
}

/** A colour as typed, or picked from the screen where the browser can do that. */
function AnyColour({ label, value, onChoose }: Pick<ColourFieldProps, 'label' | 'value' | 'onChoose'>) {
  const [typed, setTyped] = useState(value)
  const [fault, setFault] = useState<string>()
  useEffect(() => setTyped(value), [value])
  const take = (event: FormEvent) => {
    event.preventDefault()
    const colour = readColour(typed)
    setFault(colour ? undefined : 'That is no colour. Try #1f4d3f, or a name such as navy.')
    if (colour) onChoose(colour)
  }
  const pick = async () => {
    const picked = await new (eyeDropper()!)().open().catch(() => undefined)
    const colour = picked && readColour(picked.sRGBHex)
    if (colour) onChoose(colour)
  }
  return (
    <form className="any-colour" onSubmit={take}>
      <Field
        label={`Any ${label.toLowerCase()}`}
        value={typed}
        error={fault}
        onChange={event => setTyped(event.target.value)}
      />
      {eyeDropper() && (
        <button type="button" className="plain-button" aria-label="Pick a colour from the screen" onClick={pick}>
          <Icon of={Pipette} />
        </button>
      )}
    </form>
  )
}

type EyeDropper = new () => { open: () => Promise<{ sRGBHex: string }> }

/** Only some browsers have it (https://wicg.github.io/eyedropper-api/). */
const eyeDropper = () => (globalThis as { EyeDropper?: EyeDropper }).EyeDropper
