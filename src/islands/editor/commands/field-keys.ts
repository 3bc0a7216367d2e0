/** Whatever has keys of its own. */
const FIELDS = 'input, textarea, select, [contenteditable], [role="menu"], [role="listbox"], dialog'

/** Fields that somebody emptied: the browser brings their words back. */
const emptied = new WeakSet<EventTarget>()

/** From now on it is noted which fields somebody empties. */
export const watchFields = () => document.addEventListener('input', noteInput)

/** Notes whether what was done to a field left it empty. */
export function noteInput({ target }: Pick<Event, 'target'>) {
  if (!target) return
  if ((target as HTMLInputElement).value === '') emptied.add(target)
  else emptied.delete(target)
}

/** Whether a key is its field's and no command's. Code has no history of its own, and a field that was never filled nothing to take back. */
export function keepsKey(target: Element | null, id: string): boolean {
  const field = target?.closest?.(FIELDS)
  return field != null && (!/^(undo|redo)$/.test(id) || hasHistory(field))
}

function hasHistory(field: Element): boolean {
  if (field.closest('.cm-content')) return false
  return (field as HTMLInputElement).value !== '' || emptied.has(field) || field.closest('dialog') !== null
}
