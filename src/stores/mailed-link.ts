declare global {
  /** Left by `hide-secrets.js`, which every page runs before anything is loaded. */
  var mailedLink: string | undefined
}

/** The address of the mailed link that led here, with its secrets, or the page's own. Once: nothing of it stays in the page. */
export function takeMailedLink(): URL {
  const link = globalThis.mailedLink ?? location.href
  delete globalThis.mailedLink
  return new URL(link)
}
