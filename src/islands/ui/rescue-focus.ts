import { $topDialog } from './top-dialog.ts'

/**
 * When the focused control has left the page, the focus goes to what the first selector finds that finds anything, not to nowhere.
 * Behind a dialog nothing is in reach.
 */
export function rescueFocus(...selectors: string[]) {
  setTimeout(() => {
    if (document.activeElement !== document.body) return
    const within = $topDialog.get() ?? document
    const found = selectors.map(selector => within.querySelector<HTMLElement>(selector))
    found.find(element => element !== null)?.focus()
  })
}

const CONTROL = ':is(a[href], button, input, select, textarea):not(:disabled, [tabindex="-1"])'

/**
 * Remembers what stands around a control in the page itself. Answers a function for when the control may be gone: then the focus goes
 * to the first control nearest to where it was, not to nowhere.
 */
export function rememberPlace(control: Element | null): () => void {
  const page = document.getElementById('main')
  const around: HTMLElement[] = []
  for (let place = control as HTMLElement | null; place && page?.contains(place); place = place.parentElement)
    around.push(place)
  return () =>
    setTimeout(() => {
      if (document.activeElement !== document.body) return
      const left = around.filter(place => place.isConnected)
      const found = [...left, page].map(place => place && firstControl(place))
      found.find(Boolean)?.focus()
    })
}

const firstControl = (place: HTMLElement) =>
  place.matches(CONTROL) ? place : place.querySelector<HTMLElement>(CONTROL)
