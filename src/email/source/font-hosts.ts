const set = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/**
 * Where the style sheets of web fonts come from: Google, Bunny, Adobe, Monotype, Hoefler and Fontshare serve `@font-face`
 * there and nothing else. A style sheet of any other host could redraw an email after it was sent, and tell who opens it.
 */
const STYLE_HOSTS = set(
  'fonts.googleapis.com fonts.bunny.net use.typekit.net fast.fonts.net cloud.typography.com api.fontshare.com'
)

/** Where their font files come from. */
const FILE_HOSTS = set('fonts.gstatic.com p.typekit.net cdn.fontshare.com')

const KINDS = set('stylesheet preconnect dns-prefetch')

/** May an email hold a `<link>` of this kind (`rel`) to this address? Only what brings web fonts may stay. */
export function isFontLink(rel: string, href: string): boolean {
  const kinds = rel.toLowerCase().split(/\s+/).filter(Boolean)
  const host = /^https:\/\/([^/?#]+)/i.exec(href.trim())?.[1]?.toLowerCase() ?? ''
  const isKnown = STYLE_HOSTS.has(host) || (FILE_HOSTS.has(host) && !kinds.includes('stylesheet'))
  return kinds.length > 0 && kinds.every(kind => KINDS.has(kind)) && isKnown
}
