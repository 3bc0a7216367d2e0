import { atom } from 'nanostores'
import type { EmailSource } from '../../email/email.ts'
import { describe } from '../../email/outline/describe.ts'
import { findRef } from '../../email/outline/find.ts'
import type { EmailDocument } from './document.ts'
import { movableOf, movedRef, type Place, placeAfterStep, siblingsOf } from './places.ts'
import type { Selection } from './selection.ts'

/** How long what was moved stays lit, in ms. */
const LIT_MS = 400

/** Moves parts of the email, and says where they stand now. */
export function createArranging(document: EmailDocument, selection: Selection) {
  /** What a screen reader is told: "Hero, 2 of 6". */
  const $said = atom('')
  /** What was moved just now. */
  const $lit = atom<string | undefined>(undefined)

  /** What of the selection is moved: itself, or the item or section around it. */
  const selectedMovable = () => {
    const ref = selection.$selected.get()
    return ref === undefined ? undefined : movableOf(document.$email.get(), ref)
  }

  /** Moves a part beside another, as one step. Answers why not. */
  function move(ref: string, place: Place) {
    const email = document.$email.get()
    const moved = movedRef(email, ref, place)
    const selected = selection.$selected.get()
    const done = document.perform([{ op: 'move', ref, ...place }])
    if (!done.ok) return done
    selection.select(moved && partIn(document.$email.get(), moved, { email, ref, selected }))
    light(moved)
    return done
  }

  function light(ref: string | undefined) {
    $lit.set(ref)
    setTimeout(() => $lit.get() === ref && $lit.set(undefined), LIT_MS)
  }

  /** Moves a part one step among its siblings, that of the selection unless told, and says where it stands then. */
  function step(direction: 'up' | 'down', ref = selectedMovable()) {
    if (ref === undefined) return
    const place = placeAfterStep(document.$email.get(), ref, direction)
    if (place) move(ref, place)
    say(place ? $lit.get() : ref)
  }

  /** Says a part's name and number. */
  function say(ref: string | undefined) {
    const email = document.$email.get()
    if (ref === undefined) return
    const siblings = siblingsOf(email, ref)
    $said.set(`${describe(email, ref)?.label}, ${siblings.indexOf(ref) + 1} of ${siblings.length}`)
  }

  return {
    $said,
    $lit,
    selectedMovable,
    move,
    step,
    /** Whether a part, that of the selection unless told, can go a step further. */
    canStep(direction: 'up' | 'down', ref = selectedMovable()) {
      return ref !== undefined && placeAfterStep(document.$email.get(), ref, direction) !== undefined
    },
    say: (words: string) => $said.set(words)
  }
}

/** What was selected in a part before it moved, by its name afterwards; the part itself where nothing in it was. */
function partIn(
  after: EmailSource,
  moved: string,
  { email, ref, selected = ref }: { email: EmailSource; ref: string; selected: string | undefined }
): string {
  if (selected.startsWith(`${ref}.`)) return moved + selected.slice(ref.length)
  const [outer, inner, now] = [findRef(email, ref), findRef(email, selected), findRef(after, moved)].map(
    found => found?.element
  )
  const isIn = outer && inner && now && outer.start < inner.start && inner.end <= outer.end
  return isIn ? `e${now.index + inner.index - outer.index}` : moved
}

export type Arranging = ReturnType<typeof createArranging>
