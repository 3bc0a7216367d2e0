import { Check, TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { labelColour } from '../../../email/theme/colour-label.ts'
import type { Theme } from '../../../email/theme/theme.ts'
import type { Theming } from '../../../stores/editor/theming.ts'
import { Icon } from '../../ui/Icon.tsx'
import { useTip } from '../../ui/use-tip.ts'
import { ColourField } from './ColourField.tsx'
import { contrastOn } from './contrast-words.ts'

const ROWS = [
  { name: 'brand', label: 'Brand', isRead: true },
  { name: 'accent', label: 'Accent', isRead: true },
  { name: 'surface', label: 'Paper', isRead: false },
  { name: 'ink', label: 'Text', isRead: true },
  { name: 'canvas', label: 'Around the email', isRead: false }
] as const

type Row = (typeof ROWS)[number]

/** The five colours of a theme; a press opens the field of one below it. */
export function Colours({ theming, theme }: { theming: Theming; theme: Theme }) {
  const [open, setOpen] = useState<Row['name']>()
  return (
    <ul className="colour-rows" aria-label="Colours">
      {ROWS.map(row => (
        <li key={row.name}>
          <ColourRow row={row} theme={theme} isOpen={open === row.name} onOpen={setOpen} />
          {open === row.name && (
            <ColourField
              id={`theme-${row.name}`}
              label={row.label}
              value={theme[row.name]}
              onShow={colour => theming.show(colour === undefined ? undefined : { [row.name]: colour })}
              onChoose={colour => theming.choose({ [row.name]: colour })}
              onClose={() => setOpen(undefined)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

interface ColourRowProps {
  row: Row
  theme: Theme
  isOpen: boolean
  onOpen: (name: Row['name'] | undefined) => void
}

function ColourRow({ row: { name, label, isRead }, theme, isOpen, onOpen }: ColourRowProps) {
  const { tip, handlers } = useTip<HTMLButtonElement>()
  const value = theme[name]
  const read = isRead ? contrastOn(value, theme.surface) : undefined
  return (
    <>
      <button
        type="button"
        className="colour-row"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `theme-${name}` : undefined}
        aria-describedby={read && `theme-${name}-contrast`}
        onClick={() => onOpen(isOpen ? undefined : name)}
        {...(read && handlers)}
      >
        <span className="swatch" style={{ background: value }} />
        <span>
          {label}
          <span className="only-spoken">, {labelColour(value)}</span>
        </span>
        <span className="colour-value">{value.toUpperCase()}</span>
        {read && (
          <span className={read.reads ? 'contrast' : 'contrast contrast-weak'}>
            <Icon of={read.reads ? Check : TriangleAlert} size={16} />
            {read.ratio}
          </span>
        )}
      </button>
      {read && (
        <span
          ref={tip}
          id={`theme-${name}-contrast`}
          role="tooltip"
          popover="manual"
          className="tooltip tooltip-placed"
        >
          {read.words}
        </span>
      )}
    </>
  )
}
