import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { BrandFields } from '../../stores/brands/parts.ts'
import { Button } from '../ui/Button.tsx'
import { loadAgain, useLoaded } from '../ui/use-loaded.ts'
import { useMedia } from '../ui/use-media.ts'
import { NOTES, type NoteName } from './notes.ts'
import { loadSpecimen, PLACES } from './specimen.ts'

type Parts = Awaited<ReturnType<typeof loadSpecimen>>

export interface SpecimenProps {
  /** Nothing before there is one. */
  brand: BrandFields | undefined
  scheme: 'light' | 'dark'
  /** The part that is lit. */
  pointed: NoteName | undefined
  /** Is told how far down each part begins, in px. */
  onPlaces: (places: Partial<Record<NoteName, number>>) => void
}

/** A small email in the brand, made anew with each change of it. */
export function Specimen(props: SpecimenProps) {
  const [loaded, again] = useLoaded(loadSpecimen)
  if (loaded.state === 'loaded') return <Sheet {...props} parts={loaded.value} />
  if (loaded.state === 'loading') return null
  return (
    <div role="alert" className="late-failed">
      <p>The email could not be drawn: the connection was lost.</p>
      <Button size="bar" onClick={() => loadAgain(loadSpecimen, again)}>
        Try again
      </Button>
    </div>
  )
}

/** An email as wide as on a desk, as small as it has room beside its notes. */
const SMALL = 390 / 600

function Sheet({ brand, scheme, pointed, onPlaces, parts }: SpecimenProps & { parts: Parts }) {
  const { make, MirrorFrame } = parts
  const email = useMemo(() => make(brand), [make, brand])
  const [lit, setLit] = useState<DOMRect>()
  const scale = useMedia('(width >= 1100px)') ? SMALL : 1
  const sheet = useRef<HTMLDivElement>(null)
  const frameOf = () => sheet.current?.querySelector('iframe')
  const boxOf = (note: NoteName) => frameOf()?.contentDocument?.querySelector(PLACES[note])?.getBoundingClientRect()
  const measure = useRef(() => {})
  measure.current = () => {
    sheet.current?.style.setProperty('--height', `${(frameOf()?.offsetHeight ?? 0) * scale}px`)
    const places = NOTES.flatMap(note => {
      const box = boxOf(note)
      return box ? [[note, box.top * scale]] : []
    })
    onPlaces(Object.fromEntries(places))
  }
  const onPainted = useCallback(() => measure.current(), [])
  // Pictures and fonts that arrive late move what is below them.
  useEffect(() => {
    const frame = sheet.current?.querySelector('iframe')
    const observer = new ResizeObserver(() => measure.current())
    if (frame) observer.observe(frame)
    return () => observer.disconnect()
  }, [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when it changes
  useEffect(() => measure.current(), [scale])
  // biome-ignore lint/correctness/useExhaustiveDependencies: measured anew when either changes
  useEffect(() => setLit(pointed && boxOf(pointed)), [pointed, email])
  return (
    <div ref={sheet} className="brand-specimen">
      <MirrorFrame email={email} scheme={scheme} title="A small email in your brand" onPainted={onPainted} />
      {lit && <Lit box={lit} scale={scale} />}
    </div>
  )
}

/** Px between a part and its outline. */
const ROOM = 6

function Lit({ box, scale }: { box: DOMRect; scale: number }) {
  const [left = 0, top = 0, width = 0, height = 0] = [box.left, box.top, box.width, box.height].map(px => px * scale)
  return (
    <span
      className="sketch-lit"
      style={{ left: left - ROOM, top: top - ROOM, width: width + 2 * ROOM, height: height + 2 * ROOM }}
    />
  )
}
