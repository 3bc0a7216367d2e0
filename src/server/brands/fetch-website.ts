import { SiteRefusal } from './site-refusal.ts'
import { sheetsOf, withoutScripts } from './website-text.ts'

/** A page with what styles it, as text. */
export interface Website {
  html: string
  css: string
  /** Where it was found in the end. */
  base: string
}

interface Asked {
  /** As `createGuardedFetch` makes one. */
  ask: typeof fetch
  /** Aborts when the caller leaves. */
  signal: AbortSignal
  patienceMs: number
}

const MOST_SHEETS = 4
/** Of HTML, and of all style sheets, in UTF-16 units: as much as a template may have. */
const MOST_CHARACTERS = 500_000

/**
 * Reads a website at an address as people write it: `tidewater.example`. Page and style sheets have `patienceMs` in all; a style
 * sheet that does not come is left out. Throws a `SiteRefusal`.
 */
export async function fetchWebsite(written: string, { ask, signal, patienceMs }: Asked): Promise<Website> {
  const url = addressOf(written)
  const late = AbortSignal.timeout(patienceMs)
  const init = { signal: AbortSignal.any([signal, late]), headers: { accept: 'text/html,*/*;q=0.5' } }
  const inTime = <T>(work: Promise<T>) =>
    work.catch(error => {
      throw late.aborted && !signal.aborted ? tooLate(url, patienceMs) : error
    })
  const response = await inTime(ask(url.href, init))
  const type = response.headers.get('content-type') ?? 'text/html'
  if (!response.ok) throw await refused(response, `${url.host} answered with ${response.status}.`)
  if (!/html|xml/i.test(type)) throw await refused(response, `What lies at ${url.host}${url.pathname} is no web page.`)
  const html = withoutScripts(decode(await inTime(response.arrayBuffer()), type)).slice(0, MOST_CHARACTERS)
  const sheets = sheetsOf(html, response.url).slice(0, MOST_SHEETS)
  const texts = await Promise.all(sheets.map(sheet => fetchSheet(ask, sheet, init).catch(() => '')))
  return { html, css: texts.join('\n').slice(0, MOST_CHARACTERS), base: response.url }
}

/** The address that is meant: people leave out `https://`, and nothing else is asked. Throws a `SiteRefusal`. */
function addressOf(written: string): URL {
  const address = `https://${written.trim().replace(/^https?:\/\//i, '')}`
  const isOther = /^[a-z][a-z\d+.-]*:\/\//i.test(written.trim()) && !/^https?:/i.test(written.trim())
  if (isOther || !URL.canParse(address) || !/[.:]/.test(new URL(address).hostname))
    throw new SiteRefusal('This is no address of a website, such as tidewater.example.')
  return new URL(address)
}

const tooLate = ({ host }: URL, patienceMs: number) =>
  new SiteRefusal(`${host} did not answer within ${Math.ceil(patienceMs / 1000)} seconds.`)

/** What is not read is not waited for. */
async function refused(response: Response, what: string): Promise<SiteRefusal> {
  await response.body?.cancel()
  return new SiteRefusal(what)
}

async function fetchSheet(ask: typeof fetch, url: string, init: RequestInit): Promise<string> {
  const response = await ask(url, init)
  if (response.ok) return decode(await response.arrayBuffer(), response.headers.get('content-type') ?? '')
  await response.body?.cancel()
  return ''
}

/** By the character set that the type names, else by the one that the page itself does. */
function decode(bytes: ArrayBuffer, type: string): string {
  const start = new TextDecoder('latin1').decode(bytes.slice(0, 1_024))
  const [, charset = 'utf-8'] =
    /charset\s*=\s*["']?([\w-]+)/i.exec(type) ?? /<meta[^>]{0,200}charset\s*=\s*["']?([\w-]+)/i.exec(start) ?? []
  try {
    return new TextDecoder(charset).decode(bytes)
  } catch {
    return new TextDecoder().decode(bytes)
  }
}
