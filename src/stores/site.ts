/** What a page hands to its islands, as JSON in `<script id="site">`; nothing is baked into the bundle. */
export interface Site {
  /** Base of the product API, without a trailing slash; empty for the same origin. */
  apiUrl: string
  /** Hosted Supabase, or empty for the stand-in at the page's own origin. */
  supabaseUrl: string
  supabaseAnonKey: string
  /** Where test emails arrive when the sandbox is in use. */
  mailboxUrl: string | null
  /** Where mails about accounts arrive, if that is in the sandbox. */
  accountMailboxUrl: string | null
  /** Whom the page was made for, where it is one of a signed-in visitor's. */
  userId: string | null
}

let site: Site | undefined

/** What a style element must bear to count in this page. Only for the browser. */
export const styleNonce = (): string => document.getElementById('site')?.nonce ?? ''

/** The site of this page, read once. Only for the browser. */
export function readSite(): Site {
  site ??= JSON.parse(document.getElementById('site')?.textContent ?? '') as Site
  return site
}
