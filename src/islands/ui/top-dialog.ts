import { atom, computed } from 'nanostores'

const $openDialogs = atom<HTMLDialogElement[]>([])

/** The modal dialog that lies on top. All outside it is out of reach, so what has to be seen and reached is drawn in it. */
export const $topDialog = computed($openDialogs, dialogs => dialogs.at(-1) ?? null)

/** Counts a dialog that has just opened as the topmost. Answers a function for when it has closed. */
export function putOnTop(dialog: HTMLDialogElement): () => void {
  $openDialogs.set([...$openDialogs.get(), dialog])
  return () => $openDialogs.set($openDialogs.get().filter(other => other !== dialog))
}
