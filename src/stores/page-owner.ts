import { AUTH_COOKIE } from '../contract/auth-cookie.ts'
import { ownStorage } from './own-storage.ts'
import { signedInUser } from './signed-in.ts'
import { readSite } from './site.ts'
import { hearChannel, hearTabs, tellTabs } from './tabs.ts'

/** Why a page leads to sign-in. */
export type SignInReason = 'session-ended' | 'signed-out' | 'two-step'

let isHeld = false

/** Whether whoever is signed in now is whom this page was made for. Pages for strangers are anybody's. */
export function isOwnersPage(): boolean {
  const { userId } = readSite()
  if (userId === null || isHeld) return true
  const now = signedInUser(document.cookie)
  return now === undefined || now === userId
}

/** Whether the owner of this page, or anybody on a page for strangers, has a session here. */
export function isSignedIn(): boolean {
  return isOwnersPage() && signedInUser(document.cookie) !== null
}

/**
 * Leaves a page that is no longer its owner's: to sign-in, which says why and leads back, or to the studio of whoever is signed
 * in now. What fails for this reason has its state settled first, so that nothing holds the page back.
 */
export function leavePage(reason = reasonOf()) {
  const back = location.pathname + location.search
  const target = isOwnersPage() || signedInUser(document.cookie) === null ? signInPath(back, reason) : OTHER_ACCOUNT
  setTimeout(() => location.assign(target))
}

/** Signing out takes their work out of the browser; a session that ends by itself leaves it for them. */
function reasonOf(): SignInReason {
  return ownStorage.isKept() ? 'session-ended' : 'signed-out'
}

const OTHER_ACCOUNT = '/studio?notice=other-account'

function signInPath(next: string, notice: SignInReason): string {
  return `/signin?${new URLSearchParams({ next, notice })}`
}

/** Keeps the page where it is while its owner signs out on it. Answers a function that lets it go again. */
export function holdPage(): () => void {
  isHeld = true
  return () => {
    isHeld = false
  }
}

/** A session that is being rewritten may look as if it was gone, and Chromium tells of a change before it shows it. */
const SETTLES_AFTER_MS = 300

/**
 * Leaves the page as soon as its owner has signed out in another tab, or somebody else has signed in there. A page that opens tells the
 * others to look, since the server may have signed somebody in or out on the way to it. Answers a function that stops.
 */
export function watchOwner(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined
  const check = () => {
    clearTimeout(timer)
    timer = setTimeout(() => isOwnersPage() || leavePage(), SETTLES_AFTER_MS)
  }
  const stops = [
    listen(document, 'visibilitychange', check),
    listen(globalThis, 'focus', check),
    listen(globalThis, 'pageshow', check),
    // Only where pages are secure, and not in every browser.
    listen(globalThis.cookieStore, 'change', check),
    // The auth client of any tab tells of what it does.
    hearChannel(AUTH_COOKIE, check),
    hearTabs(check)
  ]
  check()
  tellTabs('look')
  return () => {
    clearTimeout(timer)
    for (const stop of stops) stop()
  }
}

function listen(target: EventTarget | undefined, event: string, listener: () => void): () => void {
  target?.addEventListener(event, listener)
  return () => target?.removeEventListener(event, listener)
}
