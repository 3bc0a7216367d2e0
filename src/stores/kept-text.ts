import { type OwnStorage, ownStorage } from './own-storage.ts'

/** Keeps text that is still being written, so that a reload or a new sign-in loses none of it. */
export interface TextKeeper {
  read: (name: string) => string
  /** Blank text is forgotten. */
  write: (name: string, text: string) => void
}

const nameOf = (name: string) => `text:${name}`

export function keepText({ read, write, remove }: Pick<OwnStorage, 'read' | 'write' | 'remove'>): TextKeeper {
  return {
    read: name => read(nameOf(name)) ?? '',
    write: (name, text) => (text.trim() === '' ? remove(nameOf(name)) : write(nameOf(name), text))
  }
}

export const keptText = keepText(ownStorage)
