import { useCallback, useEffect } from 'react'
import { loadSectionStyles } from '../../../stores/section-styles.ts'
import type { EditorStores } from '../use-editor.ts'
import { hasWords } from './has-words.ts'
import type { KeyPress } from './keys.ts'

type Commands = typeof import('./commands.ts')

/** The commands come after what is needed to see the email, or with the first key. */
const REST_MS = 1_000
let commands: Commands | undefined
/** One promise for all who wait: keys that are pressed meanwhile are done in their order. */
let loading: Promise<Commands> | undefined
const loadCommands = () => {
  loading ??= fetchCommands().catch(error => {
    loading = undefined
    throw error
  })
  return loading
}

async function fetchCommands(): Promise<Commands> {
  await Promise.all([import('./commands.ts'), loadSectionStyles()])
  commands = await import('./commands.ts')
  commands.watchFields()
  return commands
}

type Press = KeyPress & { preventDefault: () => void; target: EventTarget | null; isComposing?: boolean }

const loadToolCommands = () =>
  loadCommands()
    .then(all => all.loadToolCommands())
    .catch(() => {})

const isSelectAll = ({ key, ctrlKey, metaKey }: KeyPress) => (ctrlKey || metaKey) && key.toLowerCase() === 'a'

/** Browsers make a text bold, italic or underlined by themselves. */
const isMark = ({ key, ctrlKey, metaKey }: KeyPress) => (ctrlKey || metaKey) && /^[biu]$/i.test(key)

/** Without Ctrl or ⌘, keys are the email's only where it has the focus, or nothing has: a button on the bench has its own. */
const isOnBench = (target: Element | null, { altKey }: KeyPress) =>
  target === document.body || Boolean(target?.closest?.('.bench') && (altKey || !target.closest('button')))

/**
 * Does what keys mean: anywhere on the page with Ctrl or ⌘, and without where no field has the focus. Answers a handler for keys
 * that are pressed inside the email's frame.
 */
export function useKeys(editor: EditorStores) {
  const press = useCallback(
    (event: Press, isInFrame: boolean) => {
      if (event.isComposing) return
      const target = event.target as Element | null
      // The browser would mark all of the page, which is nothing to work on; a text that is typed in marks its own.
      if (isSelectAll(event) && !(isInFrame ? target && editor.typing.holds(target) : hasWords(target)))
        event.preventDefault()
      const isPlain = !event.ctrlKey && !event.metaKey && !/^F\d/.test(event.key)
      if (!isInFrame && isPlain && !isOnBench(target, event)) return
      // Who types, types: only keys that write nothing are commands then. Once the text has lost the focus nobody types in it.
      if (isPlain && !event.altKey && editor.selection.$typing.get() && event.key !== 'Escape') {
        if (target && editor.typing.holds(target)) return
        editor.typing.end()
      }
      if (event.key === 'Escape') {
        editor.selection.$isByKeyboard.set(true)
        // At once, also before the commands have come: the keys after it write nothing.
        if (editor.selection.$typing.get()) {
          event.preventDefault()
          return editor.selection.$typing.set(false)
        }
      }
      /** Answers whether the key has a command. */
      const act = ({ commandFor, keepsKey }: Commands): boolean => {
        const command = commandFor(event, editor)
        if (!command) return false
        if (isInFrame || command.isEverywhere || !keepsKey(target, command.id)) {
          event.preventDefault()
          command.run(editor)
        }
        return true
      }
      // Those of tools come with the first selection.
      const { $selected, $typing } = editor.selection
      const waitsForTools = $selected.get() !== undefined && !($typing.get() && isMark(event))
      if (commands && (act(commands) || !waitsForTools || commands.hasTools())) return
      // A key that had to wait was meant for what was selected then, not for what the pointer has pressed since.
      const presses = editor.selection.presses()
      const isStillMeant = () => editor.selection.presses() === presses
      const coming: Promise<unknown> = waitsForTools ? loadToolCommands() : loadCommands()
      coming.then(
        () => commands && isStillMeant() && act(commands),
        () => {}
      )
    },
    [editor]
  )
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => (event.defaultPrevented ? undefined : press(event, false))
    document.addEventListener('keydown', onKey)
    return () => document.removeEventListener('keydown', onKey)
  }, [press])
  useEffect(() => {
    const timer = setTimeout(() => loadCommands().catch(() => {}), REST_MS)
    const stop = editor.selection.$selected.subscribe(ref => void (ref !== undefined && loadToolCommands()))
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [editor])
  return useCallback((event: KeyboardEvent) => press(event, true), [press])
}
