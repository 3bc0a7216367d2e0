const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/** What a page may send to another site without asking it first. */
const FORM = /^(application\/x-www-form-urlencoded|multipart\/form-data|text\/plain)\b/i

/** Whether a request that may change something comes from a page of ours. Browsers name the origin of every such request. */
export function isFromOurPages({ method, headers }: Request, url: URL): boolean {
  if (SAFE.has(method)) return true
  const site = headers.get('sec-fetch-site')
  return headers.get('origin') === url.origin && (site === null || site === 'same-origin')
}

/** Whether a page of another site sends a form, or what can be sent like one, to where programs call with a key or a token. */
export function isForeignForm({ method, headers }: Request, url: URL): boolean {
  const origin = headers.get('origin')
  if (method !== 'POST' || origin === null || origin === url.origin) return false
  const type = headers.get('content-type')
  return !headers.has('authorization') && !headers.has('apikey') && (type === null || FORM.test(type))
}
