import { type ChangeDesc, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { Fault } from '../../../email/lint/fault.ts'

/** A fault where it stands now; it was found in `seen`. */
export interface PlacedFault {
  fault: Fault
  from: number
  to: number
  seen: Text
}

/** Puts what was found in a text in the place of what was known before. */
export const setFaults = StateEffect.define<PlacedFault[]>()

const UNDERLINES = {
  error: Decoration.mark({ class: 'cm-fault cm-fault-error' }),
  warning: Decoration.mark({ class: 'cm-fault cm-fault-warning' })
}

const underlines = (placed: readonly PlacedFault[]): DecorationSet =>
  Decoration.set(
    placed.map(({ fault, from, to }) => UNDERLINES[fault.severity].range(from, to)),
    true
  )

/** The faults that are known, moved along with what is typed before them. */
export const faultField = StateField.define<readonly PlacedFault[]>({
  create: () => [],
  update(placed, { effects, docChanged, changes }) {
    const found = effects.find(effect => effect.is(setFaults))
    if (found) return found.value as PlacedFault[]
    return docChanged ? placed.map(each => moved(each, changes)).filter(({ from, to }) => from < to) : placed
  },
  provide: field => EditorView.decorations.from(field, underlines)
})

const moved = (placed: PlacedFault, changes: ChangeDesc): PlacedFault => ({
  ...placed,
  from: changes.mapPos(placed.from, 1),
  to: changes.mapPos(placed.to, -1)
})

/** What the button of a mend says. */
export function mendWords({ fix = [] }: Fault): string {
  if (fix.every(({ insert }) => insert === '')) return 'Take it out'
  return fix.every(({ from, to }) => from === to) ? 'Add it' : 'Change it'
}

/** A mend was made for the text as it was seen: where that has moved, so does the mend, and where it has changed there is none. */
export function mend(view: EditorView, { fault, from, seen }: PlacedFault): boolean {
  const { fix = [] } = fault
  const { doc } = view.state
  const by = from - fault.from
  const changes = fix.map(splice => ({ from: splice.from + by, to: splice.to + by, insert: splice.insert }))
  const isThere = ({ from: start, to }: { from: number; to: number }) => start >= 0 && to <= doc.length
  const isSame = fix.every(
    (splice, at) =>
      isThere(changes[at]!) &&
      seen.sliceString(splice.from, splice.to) === doc.sliceString(changes[at]!.from, changes[at]!.to)
  )
  if (!isSame || fix.length === 0) return false
  view.dispatch({ changes, userEvent: 'input.mend' })
  view.focus()
  return true
}
