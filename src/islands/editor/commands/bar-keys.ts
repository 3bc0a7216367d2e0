/** Keys that the bar of the editor names at once: the table of all keys is fetched with the commands. */
export const UNDO_KEY = 'Mod+z'
export const REDO_KEY = 'Mod+Shift+z'
export const VERSIONS_KEY = 'v'
