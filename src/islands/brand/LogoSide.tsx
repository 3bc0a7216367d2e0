import { useId, useRef, useState } from 'react'
import type { BrandAnswer } from '../../contract/brand.ts'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { addLogo } from '../../stores/brands/logo.ts'
import { PICTURE_TYPES } from '../../stores/uploads.ts'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { withProperties } from '../ui/with-properties.ts'
import type { Late } from './load-late.ts'
import { writePart } from './write-part.ts'

interface LogoSideProps {
  store: BrandStore
  brand: BrandAnswer
  late: Late | undefined
  ground: 'light' | 'dark'
  src: string | undefined
}

/** A picture for phones has two dots for each that it is shown with; logos are shown some 40 high. */
const SHARP_HEIGHT = 64

/** The logo on one ground: shown, uploaded, taken from an address or taken away. */
export function LogoSide({ store, brand, late, ground, src }: LogoSideProps) {
  const [fault, setFault] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [height, setHeight] = useState<number>()
  const input = useRef<HTMLInputElement>(null)
  const heading = brand.value.type?.heading
  const font = heading && late?.shownFont(heading)
  const id = useId()
  const where = ground === 'light' ? 'On light' : 'On dark'
  const put = (next: string | undefined) => {
    setFault(undefined)
    setHeight(undefined)
    writePart(store, `logo.${ground}`, next)
  }
  const upload = async (file: File | undefined) => {
    if (!file) return
    setBusy(true)
    const outcome = await addLogo(file)
    setBusy(false)
    if (outcome.state === 'added') put(outcome.url)
    else setFault(outcome.message)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be drawn with a box of its own
    <div
      role="group"
      aria-label={`Logo ${where.toLowerCase()}`}
      className="brand-logo"
      onDragOver={event => event.preventDefault()}
      onDrop={event => {
        event.preventDefault()
        void upload(event.dataTransfer.files[0])
      }}
    >
      <div className="brand-logo-ground" data-ground={ground} ref={withProperties(groundOf(brand, ground))}>
        {src ? (
          <img
            key={src}
            src={src}
            alt={`Logo ${where.toLowerCase()}`}
            onLoad={({ currentTarget }) => setHeight(currentTarget.naturalHeight)}
            onError={() => setFault('This picture does not load. Upload another, or check its address.')}
          />
        ) : (
          <span key={font} className="truncate-line" ref={withProperties(font ? { '--font': font } : {})}>
            {brand.value.sender ?? brand.name}
          </span>
        )}
      </div>
      <p className="small m-0">
        {where}
        {!src && (ground === 'dark' && brand.value.logo.light ? ': the light one' : ': the name')}
        {height !== undefined && height < SHARP_HEIGHT && ', blurred on phones'}
      </p>
      <div className="brand-logo-ways">
        <input
          ref={input}
          type="file"
          hidden
          aria-label={`Logo ${where.toLowerCase()}`}
          accept={PICTURE_TYPES.join()}
          onChange={event => {
            void upload(event.target.files?.[0])
            // The same file again is a change too.
            event.target.value = ''
          }}
        />
        <button
          type="button"
          className="text-button"
          aria-busy={isBusy || undefined}
          aria-describedby={fault && id}
          onClick={() => isBusy || input.current?.click()}
        >
          {isBusy ? 'Uploading…' : src ? 'Replace' : 'Upload'}
          <span className="only-spoken"> the logo {where.toLowerCase()}</span>
        </button>
        <button type="button" className="text-button" aria-expanded={isAsking} onClick={() => setAsking(!isAsking)}>
          Address<span className="only-spoken"> of the logo {where.toLowerCase()}</span>
        </button>
        {src && (
          <button type="button" className="text-button" onClick={() => put(undefined)}>
            Remove<span className="only-spoken"> the logo {where.toLowerCase()}</span>
          </button>
        )}
      </div>
      {isAsking && late && (
        <late.LogoAddress
          where={where}
          onChoose={next => {
            put(next)
            setAsking(false)
          }}
        />
      )}
      {fault && <ErrorLine id={id}>{fault}</ErrorLine>}
    </div>
  )
}

const groundOf = ({ value: { colours } }: BrandAnswer, ground: 'light' | 'dark') => {
  const paper = colours.surface?.value ?? '#ffffff'
  const ink = colours.ink?.value ?? '#1b1d22'
  return ground === 'light' ? { '--ground': paper, '--words': ink } : { '--ground': '#1c2420', '--words': '#fbf8f2' }
}
