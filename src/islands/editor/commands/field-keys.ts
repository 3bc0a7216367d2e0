/** Whatever has keys of its own. */
const FIELDS = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], dialog'

/** Whether a key is its field's and no command's. Code has no history of its own, and an empty field nothing to take back. */
export function keepsKey(target: Element | null, id: string): boolean {
  const field = target?.closest?.(FIELDS)
  const hasHistory = !target?.closest?.('.cm-content') && (field as HTMLInputElement | null)?.value !== ''
  return field != null && (hasHistory || !/^(undo|redo)$/.test(id))
}

/** Whether it has words of its own that can be marked. */
export const hasWords = (target: Element | null): boolean =>
  Boolean(target?.closest?.('input, textarea, [contenteditable]'))
