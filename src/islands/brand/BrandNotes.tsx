import { type ReactNode, useLayoutEffect, useRef } from 'react'
import type { BrandAnswer } from '../../contract/brand.ts'
import type { BrandStore } from '../../stores/brands/brands.ts'
import { noteWords } from './note-words.ts'
import { NOTES, type NoteName } from './notes.ts'
import { type Contradicting, RulesOf } from './RulesOf.tsx'

const TITLES: Record<NoteName, string> = {
  logo: 'Logo',
  colours: 'Colours',
  type: 'Type',
  voice: 'Voice',
  button: 'Button',
  codes: 'Codes',
  footer: 'Footer'
}

interface BrandNotesProps {
  store: BrandStore
  brand: BrandAnswer
  late: Contradicting
  /** How far down in the email each of its parts begins, in px. */
  places: Partial<Record<NoteName, number>>
  onPoint: (note: NoteName | undefined) => void
}

/** Px between two notes at least. */
const GAP = 18
/** Px from its part at which a note does not seem to belong to it any more. */
const FAR = 16

/** What each part of the email has of the brand, as high as that part as far as there is room, with the rules about it. */
export function BrandNotes({ store, brand, late, places, onPoint }: BrandNotesProps) {
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    let free = 0
    for (const note of list.current?.querySelectorAll<HTMLElement>('.brand-note') ?? []) {
      const wanted = places[note.dataset.note as NoteName]
      const top = Math.max(free, wanted ?? 0)
      note.style.setProperty('--down', `${top - free}px`)
      // A line that leads elsewhere than to the part says something wrong.
      note.toggleAttribute('data-apart', wanted === undefined || top - wanted > FAR)
      free = top + note.offsetHeight + GAP
    }
  })
  const inOrder = [...NOTES].sort((one, other) => (places[one] ?? 0) - (places[other] ?? 0))
  return (
    <div className="brand-notes" ref={list}>
      {inOrder.map(note => (
        <Note key={note} note={note} says={noteWords(note, brand)} onPoint={onPoint}>
          {note !== 'button' && note !== 'codes' && <RulesOf store={store} brand={brand} late={late} place={note} />}
        </Note>
      ))}
    </div>
  )
}

interface NoteProps {
  note: NoteName
  says: string
  onPoint: (note: NoteName | undefined) => void
  children: ReactNode
}

function Note({ note, says, onPoint, children }: NoteProps) {
  return (
    <div
      className="brand-note"
      data-note={note}
      onPointerEnter={() => onPoint(note)}
      onPointerLeave={() => onPoint(undefined)}
    >
      <h3>{TITLES[note]}</h3>
      <p>{says}</p>
      {children}
    </div>
  )
}
