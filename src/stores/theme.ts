import { persistentAtom } from '@nanostores/persistent'

export type Theme = 'system' | 'light' | 'night'

/** AppLayout reads the same key before the first paint, so that nothing flashes. */
export const THEME_KEY = 'mailwright:theme'

/** The light of this device: what the visitor chose, or what the system says. */
export const $theme = persistentAtom<Theme>(THEME_KEY, 'system', {
  encode: theme => theme,
  decode: stored => (stored === 'light' || stored === 'night' ? stored : 'system')
})

/** Keeps a page in the chosen light, here and in other tabs. Answers a function that stops. */
export function followTheme(page: { dataset: DOMStringMap }): () => void {
  return $theme.subscribe(theme => {
    if (theme === 'system') delete page.dataset.theme
    else page.dataset.theme = theme
  })
}
