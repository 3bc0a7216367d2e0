import {
  closeSearchPanel,
  highlightSelectionMatches,
  openSearchPanel,
  search,
  searchKeymap,
  searchPanelOpen
} from '@codemirror/search'
import { StateEffect } from '@codemirror/state'
import { type EditorView, keymap } from '@codemirror/view'

/** Gives a field search and replace with its keys. */
export function addSearch(view: EditorView) {
  const extensions = [highlightSelectionMatches(), search({ top: true }), keymap.of(searchKeymap)]
  view.dispatch({ effects: StateEffect.appendConfig.of(extensions) })
}

export { openSearchPanel }

/** Opens the search of a field that has one, or closes it. */
export function toggleSearch(view: EditorView) {
  if (searchPanelOpen(view.state)) closeSearchPanel(view)
  else openSearchPanel(view)
}
