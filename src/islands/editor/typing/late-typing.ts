import { atom } from 'nanostores'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import type { Selection } from '../../../stores/editor/selection.ts'
import { toastError } from '../../../stores/toasts.ts'
import type { Canvas } from '../canvas/canvas.ts'
import type { Typing } from './typing.ts'

/**
 * Typing whose code is fetched when something is pointed at or selected for the first time; what is asked of it until then is done once it is there.
 * Nobody can have typed before that, so what is asked about the text has an answer without it.
 */
export function createLateTyping(document: EmailDocument, selection: Selection, canvas: Canvas): Typing {
  /** Grows as the selection in the text moves: what the bar shows of it is read again. */
  const $moved = atom(0)
  let typing: Typing | undefined
  let loading: Promise<Typing> | undefined
  const load = async () => {
    const { createTyping } = await import('./typing.ts')
    typing = createTyping(document, selection, canvas, $moved)
    return typing
  }
  const prepare = () => {
    loading ??= load()
    return loading
  }
  const forget = () => {
    loading = undefined
  }
  for (const $ref of [selection.$hovered, selection.$selected])
    $ref.subscribe(ref => void (ref !== undefined && prepare().catch(forget)))

  const ask = (act: (typing: Typing) => void) => {
    if (typing) return act(typing)
    prepare().then(act, () => {
      forget()
      selection.$typing.set(false)
      toastError('Typing could not begin: the connection was lost. Your email is as it was; try again.')
    })
  }
  /** The part that typing was last to begin in. */
  let wanted: string | undefined
  /** Who types does so from the press on: Escape takes that back also before the code has come, and so does a press elsewhere. */
  const begin: Typing['begin'] = (ref, at) => {
    if (typing) return typing.begin(ref, at)
    wanted = ref
    selection.$typing.set(true)
    ask(loaded => {
      if (!selection.$typing.get() || wanted !== ref) return
      selection.$typing.set(false)
      loaded.begin(ref, at)
    })
  }
  return {
    $moved,
    begin,
    end: () => typing?.end(),
    mark: (wanted, wish) => ask(({ mark }) => mark(wanted, wish)),
    toggle: name => ask(({ toggle }) => toggle(name)),
    insert: (content, kind) => ask(({ insert }) => insert(content, kind)),
    holds: node => typing?.holds(node) ?? false,
    has: wanted => typing?.has(wanted) ?? false,
    words: () => typing?.words() ?? ''
  }
}
