import type { WritableAtom } from 'nanostores'
import { metaBetween } from '../../../email/operations/change.ts'
import { labelOf } from '../../../email/outline/find.ts'
import { nameFor } from '../../../email/outline/headline.ts'
import type { EmailDocument } from '../../../stores/editor/document.ts'
import type { Selection } from '../../../stores/editor/selection.ts'
import { createTypingGroups } from '../../../stores/editor/typing-groups.ts'
import { toastError } from '../../../stores/toasts.ts'
import type { Canvas } from '../canvas/canvas.ts'
import { type Place, type Point, placeIn, putAt, putAtPoint, rangeIn, select, selectAll } from './caret.ts'
import { addMark, isMarked, MARKS, type Mark, removeMark } from './marks.ts'
import { openText } from './open-text.ts'
import { cleanPaste } from './paste.ts'
import { readText } from './read-text.ts'
import type { SourceBytes } from './source-bytes.ts'
import { isTypeable } from './typeable.ts'
import { typedChange } from './typed-change.ts'

const CLOSED =
  'The HTML of this text is out of order, and typing here would change more than you see. Change it in Code Edit.'

/** What is typed in at the moment. */
interface Typed {
  node: HTMLElement
  known: SourceBytes
  off: AbortController
}

export interface Typing {
  /** Grows as the selection in the text moves. */
  $moved: WritableAtom<number>
  /** Starts to type in a part, if it holds text: at a point of the frame, in the place of its words, or behind the last one. */
  begin: (ref: string, at?: Point | 'words') => void
  end: () => void
  /** Puts a mark on the selected words, or takes it off; without any selected, on all of the part. */
  mark: (wanted: Mark, wish?: 'toggle' | 'add' | 'remove') => void
  toggle: (name: keyof typeof MARKS) => void
  /** Puts something in the place of the selection; `kind` is the `inputType` that it counts as for undo. */
  insert: (content: Node, kind: string) => void
  /** Whether a node of the frame belongs to what is typed in. */
  holds: (node: Node) => boolean
  /** Whether the selected words have a mark. */
  has: (wanted: Mark) => boolean
  /** The words that are selected in the text. */
  words: () => string
}

/** What works on the text that is typed in: the bar and what it opens. */
const TOOLS = '.tool-bar, .tool-panel, .tool-sheet, [role="toolbar"], [role="dialog"], [role="menu"], dialog'

const isInPanel = () => globalThis.document.activeElement?.closest('.editor-panel') != null

/**
 * Typing in a part of the email, where it stands. The browser edits the part's own node, so that input methods, dead keys,
 * spelling and touch keyboards work as everywhere; after each input the node is read back, and the source gets what changed.
 */
export function createTyping(
  document: EmailDocument,
  selection: Selection,
  canvas: Canvas,
  $moved: WritableAtom<number>
): Typing {
  let typed: Typed | undefined
  /** Where the caret was last: it goes there again when the part is drawn anew. */
  let place: Place = { from: 0, to: 0 }
  const groupOf = createTypingGroups()

  selection.$typing.listen(isTyping => {
    if (!isTyping) end()
  })
  document.history.$changed.listen(changed => {
    if (typed && !changed?.origin?.startsWith('typing:')) resume()
  })

  // Who writes or chooses in the panel does not type in the email: a text that is drawn anew would take the focus back.
  globalThis.document.addEventListener('focusin', () => isInPanel() && selection.$typing.set(false))

  // Whatever draws the email anew, such as another light, draws the text that is typed in anew. What is only tried goes again.
  canvas.$painted.listen(() => {
    if (typed && !typed.node.isConnected && !document.$trial.get()) resume()
  })

  /** Starts to type in a part. Answers whether it holds text. */
  function begin(ref: string, at?: Point | 'words'): boolean {
    const node = canvas.nodeOf(ref)
    if (!node || !isTypeable(document.$email.get(), ref)) return false
    selection.select(ref)
    if (!attach(ref, node)) {
      toastError(CLOSED)
      return false
    }
    selection.$typing.set(true)
    if (at === 'words') selectAll(node)
    else putAtPoint(node, at)
    node.focus({ preventScroll: true })
    return true
  }

  /** Takes a node for the one that is typed in. Answers whether what is typed can be written back. */
  function attach(ref: string, node: HTMLElement): boolean {
    const known = openText(document.$email.get(), ref, node, canvas.indexOf)
    if (!known) return false
    typed?.off.abort()
    const off = new AbortController()
    typed = { node, known, off }
    node.contentEditable = 'true'
    node.spellcheck = true
    const { signal } = off
    node.addEventListener('beforeinput', beforeInput, { signal })
    node.addEventListener(
      'input',
      event => (event as InputEvent).isComposing || sync((event as InputEvent).inputType),
      { signal }
    )
    node.addEventListener('compositionend', () => sync('insertText'), { signal })
    node.addEventListener('paste', paste, { signal })
    node.addEventListener('drop', event => event.preventDefault(), { signal })
    node.ownerDocument.addEventListener('selectionchange', remember, { signal })
    globalThis.document.addEventListener('close', goOn, { signal, capture: true })
    return true
  }

  /** A dialog that closes gives the focus to nothing rather than to a text in the frame. */
  function goOn({ target }: Event) {
    const { activeElement, body } = globalThis.document
    if (activeElement !== body && !(target as Node).contains(activeElement)) return
    resume()
    typed?.node.focus({ preventScroll: true })
  }

  function remember() {
    const now = typed && placeIn(typed.node)
    if (!now) return
    place = now
    $moved.set($moved.get() + 1)
  }

  /** The part was drawn anew: typing goes on in it, where it was. A tool that has the focus keeps it. */
  function resume(isBehindBreak = false) {
    const ref = selection.$selected.get()
    const node = ref === undefined ? undefined : canvas.nodeOf(ref)
    const at = { ...place }
    if (!ref || !node || !attach(ref, node)) return selection.$typing.set(false)
    putAt(node, at, isBehindBreak)
    if (!globalThis.document.activeElement?.closest(TOOLS)) node.focus({ preventScroll: true })
  }

  function end() {
    if (!typed) return
    const { node, off } = typed
    typed = undefined
    off.abort()
    node.removeAttribute('contenteditable')
    node.removeAttribute('spellcheck')
    node.ownerDocument.getSelection()?.removeAllRanges()
    document.history.close()
    const ref = selection.$selected.get()
    if (ref !== undefined) canvas.redraw(ref)
    if (!isInPanel()) canvas.frame()?.closest<HTMLElement>('.bench')?.focus({ preventScroll: true })
  }

  function beforeInput(event: InputEvent) {
    const own = OWN[event.inputType]
    if (!own || event.isComposing) return
    event.preventDefault()
    own()
  }

  const OWN: Record<string, () => void> = {
    historyUndo: document.undo,
    historyRedo: document.redo,
    insertParagraph: () => insertBreak(isProse()),
    insertLineBreak: () => insertBreak(false),
    formatBold: () => toggle('bold'),
    formatItalic: () => toggle('italic'),
    formatUnderline: () => toggle('underline'),
    formatStrikeThrough: () => toggle('strike')
  }

  const isProse = () => /^(P|DIV|TD)$/.test(typed?.node.nodeName ?? '')

  function paste(event: ClipboardEvent) {
    event.preventDefault()
    if (typed && event.clipboardData)
      insert(cleanPaste(event.clipboardData, typed.node.ownerDocument, isProse()), 'insertFromPaste')
  }

  function insertBreak(isParagraph: boolean) {
    if (!typed) return
    const page = typed.node.ownerDocument
    const made = page.createDocumentFragment()
    made.append(page.createElement('br'), ...(isParagraph ? [page.createElement('br')] : []))
    insert(made, 'insertParagraph')
  }

  /** Puts something in the place of the selection, with the caret behind it. */
  function insert(content: Node, kind: string) {
    const range = typed && rangeIn(typed.node)
    if (!typed || !range) return
    range.deleteContents()
    range.insertNode(content)
    range.collapse(false)
    // A text that is cut at its end leaves an empty one behind.
    typed.node.normalize()
    keepLastLine(typed.node, range)
    select(typed.node, range)
    remember()
    sync(kind)
  }

  /** A line break at the very end shows nothing unless another follows. */
  function keepLastLine(node: HTMLElement, range: Range) {
    const rest = range.cloneRange()
    rest.setEnd(node, node.childNodes.length)
    if (rest.toString() === '' && node.lastChild?.nodeName === 'BR' && !rest.cloneContents().querySelector('br'))
      node.append(node.ownerDocument.createElement('br'))
  }

  /** Brings the source to what stands in the node. A part that was emptied keeps its words in the source until it is left. */
  function sync(kind: string) {
    const ref = selection.$selected.get()
    if (!typed || ref === undefined) return
    remember()
    const email = document.$email.get()
    const inside = readText(typed.node, typed.known)
    if (inside.trim() === '') return
    const change = typedChange(email, ref, inside)
    if (!change) return
    const { textContent } = typed.node
    const words = textContent.replace(/\s+/g, ' ').trim().slice(0, 60)
    const facts = metaBetween(email, { ...email, name: nameFor(email, ref, textContent) })
    const title = `${labelOf(email, ref)} typed: **${words}**`
    const doing = {
      cause: 'hand' as const,
      title,
      lines: [{ icon: 'text' as const, text: title }],
      group: groupOf(ref, kind),
      origin: `typing:${ref}`
    }
    const done = document.take({ ...change, facts }, doing)
    if (done.ok && canvas.wasTypedDrawn()) resume(kind === 'insertParagraph')
  }

  /** Puts a mark on the selected words, or takes it off; without any selected, on all of the part. */
  function mark(wanted: Mark, wish: 'toggle' | 'add' | 'remove' = 'toggle') {
    const ref = selection.$selected.get()
    const isPassing = typed === undefined
    if (ref !== undefined && isPassing && !begin(ref)) return
    if (!typed) return
    const { node } = typed
    let range = rangeIn(node)
    if (isPassing || !range || range.collapsed) {
      range = node.ownerDocument.createRange()
      range.selectNodeContents(node)
    }
    const takesOff = wish === 'remove' || (wish === 'toggle' && isMarked(node, range, wanted))
    if (takesOff) removeMark(node, range, wanted)
    else addMark(node, range, wanted)
    if (!isPassing) select(node, range)
    sync('format')
    if (isPassing) selection.$typing.set(false)
  }

  const toggle = (name: keyof typeof MARKS) => mark(MARKS[name])

  /** Whoever selected something else while this code was fetched, or writes in the panel by now, does not want it any more. */
  function isMeant(ref: string): boolean {
    const field = globalThis.document.activeElement?.closest('.editor-panel :is(input, textarea, [contenteditable])')
    return ref === selection.$selected.get() && !field
  }

  return {
    $moved,
    begin: (ref, at) => isMeant(ref) && begin(ref, at),
    end: () => selection.$typing.set(false),
    mark,
    toggle,
    insert,
    holds: node => typed?.node.contains(node) ?? false,
    has: wanted => {
      const range = typed && rangeIn(typed.node)
      return typed !== undefined && range !== undefined && isMarked(typed.node, range, wanted)
    },
    words: () => (typed ? (rangeIn(typed.node)?.toString() ?? '') : '')
  }
}
