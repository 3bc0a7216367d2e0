import { EditorView, keymap } from '@codemirror/view'
import { toastError } from '../../../stores/toasts.ts'

type Search = Pick<typeof import('./search.ts'), 'openSearchPanel' | 'toggleSearch'>

const added = new WeakMap<EditorView, Promise<Search | undefined>>()

/** Search and replace, fetched when somebody first comes to the field. */
export const lateSearch = [
  EditorView.domEventHandlers({ focus: (_, view) => void searchOf(view) }),
  keymap.of([{ key: 'Mod-f', run: view => act(view, ({ openSearchPanel }) => openSearchPanel(view)) }])
]

/** Opens the search of a field, or closes it. */
export const pressSearch = (view: EditorView) => act(view, ({ toggleSearch }) => toggleSearch(view))

function act(view: EditorView, work: (search: Search) => void): true {
  void searchOf(view).then(search =>
    search
      ? work(search)
      : toastError('The search could not be opened: the connection was lost. Try again when you are online.')
  )
  return true
}

/** Without a connection the next wish tries again. */
function searchOf(view: EditorView): Promise<Search | undefined> {
  const search = added.get(view) ?? add(view)
  added.set(view, search)
  return search
}

async function add(view: EditorView): Promise<Search | undefined> {
  try {
    const { addSearch, openSearchPanel, toggleSearch } = await import('./search.ts')
    addSearch(view)
    return { openSearchPanel, toggleSearch }
  } catch {
    added.delete(view)
    return undefined
  }
}
