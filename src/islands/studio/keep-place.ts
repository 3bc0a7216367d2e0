const NAME = 'mailwright:studio-place'

interface Place {
  /** The list that was looked at. */
  address: string
  /** How far down, in px. */
  top: number
}

/** Notes how far down the list one is when the page is left. Answers how to stop. */
export function keepPlace(): () => void {
  const note = () => {
    try {
      sessionStorage.setItem(NAME, JSON.stringify({ address: location.href, top: scrollY } satisfies Place))
    } catch {}
  }
  addEventListener('pagehide', note)
  return () => removeEventListener('pagehide', note)
}

/** How far down the same list was when it was left, for who comes back from an email, by the browser's button or by the page's. */
export function placeBefore(): number | undefined {
  try {
    const place = JSON.parse(sessionStorage.getItem(NAME) ?? 'null') as Place | null
    return place?.address === location.href && cameBack() ? place.top : undefined
  } catch {
    return undefined
  }
}

function cameBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const isFromEditor = document.referrer.startsWith(new URL('/editor', location.href).href)
  return entry?.type === 'back_forward' || (entry?.type === 'navigate' && isFromEditor)
}
