import { useStore } from '@nanostores/react'
import { Maximize2, Minimize2, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { brandOf, type ReadingStore } from '../../stores/brands/reading.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { BLANK_VALUE } from './blank.ts'
import type { Late } from './load-late.ts'
import type { NoteName } from './notes.ts'

interface ShowsProps {
  store: BrandStore
  reading: ReadingStore
  late: Late | undefined
  /** Tries again for what could not be fetched. */
  onAgain: (() => void) | undefined
}

const LIGHTS = [
  { light: 'light', label: 'Light', icon: Sun },
  { light: 'dark', label: 'Dark', icon: Moon }
] as const

/** What a brand does to an email: a small one in it, and beside its parts what of the brand they show, with its rules. */
export function Shows({ store, reading, late, onAgain }: ShowsProps) {
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const [isWhole, setWhole] = useState(false)
  const [pointed, setPointed] = useState<NoteName>()
  const [places, setPlaces] = useState<Partial<Record<NoteName, number>>>({})
  const open = useStore(store.$open)
  const shown = useStore(store.$shown)
  const read = useStore(reading.$reading)
  const brand = shown ?? (read.state === 'found' ? brandOf(read, BLANK_VALUE) : undefined)
  return (
    <section className="brand-shows" aria-labelledby="brand-shows" data-whole={isWhole || undefined}>
      <div className="brand-shows-head">
        <h2 id="brand-shows">What it does</h2>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form part, and these are commands */}
        <div className="segments" role="group" aria-label="Light and dark">
          {LIGHTS.map(({ light, label, icon }) => (
            <button
              key={light}
              type="button"
              aria-label={label}
              title={label}
              aria-pressed={light === scheme}
              onClick={() => setScheme(light)}
            >
              <Icon of={icon} />
            </button>
          ))}
        </div>
      </div>
      <div className="brand-desk">
        <div className="brand-sheet">
          {late && <late.Specimen brand={brand} scheme={scheme} pointed={pointed} onPlaces={setPlaces} />}
          {onAgain && (
            <div role="alert" className="late-failed">
              <p>Part of this page could not be loaded: the connection was lost.</p>
              <Button size="bar" onClick={onAgain}>
                Try again
              </Button>
            </div>
          )}
        </div>
        {late && open && (
          <late.BrandNotes store={store} brand={open} late={late} places={places} onPoint={setPointed} />
        )}
      </div>
      <Button
        className="brand-whole"
        aria-label={isWhole ? 'Back to the brand' : 'See all of it'}
        onClick={() => setWhole(!isWhole)}
      >
        <Icon of={isWhole ? Minimize2 : Maximize2} size={16} />
      </Button>
    </section>
  )
}
