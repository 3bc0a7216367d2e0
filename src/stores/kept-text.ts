/** Keeps text that is still being written, under a name that says whose it is. */
export interface TextKeeper {
  read: (name: string) => string
  /** Blank text is forgotten. */
  write: (name: string, text: string) => void
}

const keyOf = (name: string) => `mailwright:text:${name}`

/**
 * Text kept for the life of one tab (`sessionStorage`), so that a reload or a new sign-in loses none of it. A browser that
 * refuses storage only loses this protection.
 */
export function keepText(storage: () => Storage): TextKeeper {
  return {
    read(name) {
      try {
        return storage().getItem(keyOf(name)) ?? ''
      } catch {
        return ''
      }
    },
    write(name, text) {
      try {
        if (text.trim() === '') storage().removeItem(keyOf(name))
        else storage().setItem(keyOf(name), text)
      } catch {
        // Storage is full or forbidden; the text is still in the page.
      }
    }
  }
}

export const tabText = keepText(() => sessionStorage)
