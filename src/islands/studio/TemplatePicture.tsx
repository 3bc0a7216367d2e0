import { useEffect, useRef, useState } from 'react'
import { askForTurn } from './picture-turns.ts'

/** So long a picture may take before it is shown as far as it is, in ms. */
const PATIENCE = 1_000

/** Whether the page's own cards are awake. Those came with their pictures; later ones wait for their turn. */
let isAwake = false

interface TemplatePictureProps {
  name: string
  /** Of the page that shows the email. */
  address: string
}

/** The top of an email, scaled to its card: a desk-coloured box until it is there. */
export function TemplatePicture({ name, address }: TemplatePictureProps) {
  const [state, setState] = useState<'waiting' | 'coming' | 'shown'>(isAwake ? 'waiting' : 'shown')
  const box = useRef<HTMLSpanElement>(null)
  const endTurn = useRef(() => {})
  // biome-ignore lint/correctness/useExhaustiveDependencies: it waits once
  useEffect(() => {
    isAwake = true
    if (state === 'waiting') endTurn.current = askForTurn(box.current as HTMLElement, () => setState('coming'))
    return () => endTurn.current()
  }, [])
  const show = () => {
    setState('shown')
    endTurn.current()
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: `show` does the same in each drawing
  useEffect(() => {
    if (state !== 'coming') return
    const timer = setTimeout(show, PATIENCE)
    return () => clearTimeout(timer)
  }, [state])
  return (
    <span ref={box} data-state={state}>
      {state !== 'waiting' && (
        <iframe
          title={name}
          src={address}
          sandbox=""
          loading={state === 'shown' ? 'lazy' : 'eager'}
          tabIndex={-1}
          aria-hidden="true"
          onLoad={show}
        />
      )}
    </span>
  )
}
