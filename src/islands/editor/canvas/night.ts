import type { EmailSource } from '../../../email/email.ts'

let nightCss: ((email: EmailSource) => string) | undefined
let loading: Promise<void> | undefined

/** What an email takes on dark devices; empty until the code that knows it was fetched, after which `onReady` is called. */
export function nightOf(email: EmailSource, onReady: () => void): string {
  if (nightCss) return nightCss(email)
  loading ??= load()
  void loading.then(() => nightCss && onReady())
  return ''
}

/** Without a connection the next painting tries again. */
async function load() {
  try {
    const loaded = await import('../../../email/compile/night-css.ts')
    nightCss = loaded.nightCss
  } catch {
    loading = undefined
  }
}
