/** What the tabs of this browser tell each other. `look`: who is signed in may have changed. */
export type TabWord = 'look' | 'password-changed'

const CHANNEL = 'mailwright-tabs'

/** Tells all other tabs; this one knows. A browser without channels looks when it is looked at. */
export function tellTabs(word: TabWord) {
  const channel = openChannel(CHANNEL)
  channel?.postMessage(word)
  channel?.close()
}

/** Hears what other tabs tell. Answers a function that stops. */
export function hearTabs(listener: (word: TabWord) => void): () => void {
  return hearChannel(CHANNEL, data => listener(data as TabWord))
}

/** Hears whatever is said under a name, as the auth client speaks under that of its cookie. Answers a function that stops. */
export function hearChannel(name: string, listener: (data: unknown) => void): () => void {
  const channel = openChannel(name)
  channel?.addEventListener('message', ({ data }) => listener(data))
  return () => channel?.close()
}

function openChannel(name: string): BroadcastChannel | undefined {
  return typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(name)
}
