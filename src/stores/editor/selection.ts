import { atom, computed } from 'nanostores'
import { describe } from '../../email/outline/describe.ts'
import { followRef } from '../../email/outline/follow-ref.ts'
import { neighbours, selectableParents } from '../../email/outline/tree.ts'
import type { History } from './history.ts'

/** Where the arrow keys go. */
export type Direction = 'next' | 'previous' | 'first' | 'last'

/**
 * The part of the email that is worked on: what the bar's tools change and what "this" means in the chat. It stays with its
 * element through every change that keeps it.
 */
export function createSelection({ $email, $changed }: Pick<History, '$email' | '$changed'>) {
  /** A place in the outline of the email as it is now. */
  const $selected = atom<string | undefined>(undefined)
  /** Whether the caret in the code selected it: it is shown and named then, and its tools are out of the way. */
  const $isLit = atom(false)
  /** Whether it was chosen by keys, or a text was left by Escape: letters are shortcuts then, and words after a click. */
  const $isByKeyboard = atom(false)
  const $hovered = atom<string | undefined>(undefined)
  let presses = 0
  /** Whether its text is being typed. */
  const $typing = atom(false)

  /** What is selected in words, and what holds it, the outermost first. */
  const $described = computed([$selected, $email], (ref, email) => {
    const described = ref === undefined ? undefined : describe(email, ref)
    return ref !== undefined && described ? { ref, ...described, parents: parentsOf(ref) } : undefined
  })

  const parentsOf = (ref: string) => {
    const email = $email.get()
    const parents = selectableParents(email, ref).map(parent => ({
      ref: parent,
      label: describe(email, parent)?.label ?? ''
    }))
    return parents.reverse()
  }

  $changed.listen(changed => {
    if (!changed) return
    const { before, after, change } = changed
    const follow = (ref: string | undefined) => (ref === undefined ? undefined : followRef(before, after, change, ref))
    const next = follow($selected.get())
    if (next === undefined) $typing.set(false)
    $selected.set(next)
    $hovered.set(undefined)
  })

  /** Selects a part; nothing selects nothing. */
  function select(ref: string | undefined, { isLit = false } = {}) {
    if (ref !== $selected.get()) $typing.set(false)
    $isLit.set(isLit)
    $selected.set(ref)
  }

  /** Selects what the pointer pressed. */
  function press(ref: string | undefined) {
    presses += 1
    $isByKeyboard.set(false)
    select(ref)
  }

  /** Leaves typing, then goes to what holds the part, then to nothing. */
  function up() {
    const ref = $selected.get()
    if (ref === undefined) return
    if ($typing.get()) return $typing.set(false)
    select(selectableParents($email.get(), ref)[0])
  }

  /** Goes to another part in the order of reading. Answers whether there is one. */
  function step(direction: Direction): boolean {
    $isByKeyboard.set(true)
    const next = neighbours($email.get(), $selected.get())[direction]
    if (next !== undefined) select(next)
    return next !== undefined
  }

  return {
    $selected,
    $isLit,
    $isByKeyboard,
    $hovered,
    $typing,
    $described,
    /** How often the pointer pressed. */
    presses: () => presses,
    select,
    press,
    up,
    step
  }
}

export type Selection = ReturnType<typeof createSelection>
