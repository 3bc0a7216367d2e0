import type { LinkValue } from './section.ts'

/** Networks that `/media/networks/{name}.png` has signs for. */
export const NETWORKS: readonly string[] =
  'instagram facebook x linkedin youtube tiktok pinterest threads whatsapp bluesky mastodon telegram spotify github'.split(
    ' '
  )

/** Their other hosts; each has its name and `.com`, but for those that have none. */
const HOSTS: Record<string, string> = {
  'twitter.com': 'x',
  'fb.com': 'facebook',
  'lnkd.in': 'linkedin',
  'youtu.be': 'youtube',
  'pin.it': 'pinterest',
  'threads.net': 'threads',
  'wa.me': 'whatsapp',
  'bsky.app': 'bluesky',
  'mastodon.social': 'mastodon',
  't.me': 'telegram'
}

/** The network that a link leads to, by its host, else by what it says: addresses are often still missing, shortened, or merge tags. */
export function networkOf({ label, href }: LinkValue): string | undefined {
  const host = /^https?:\/\/(?:[^/?#:]*\.)?([^/?#:.]+\.[^/?#:.]+)/i.exec(href)?.[1]?.toLowerCase()
  const word = label.trim().toLowerCase()
  const said = host ? [word] : `${word} ${href}`.toLowerCase().split(/[^a-z]+/)
  const byHost = host && (HOSTS[host] ?? NETWORKS.find(name => host === `${name}.com`))
  return byHost || NETWORKS.find(name => (name === 'x' ? /^(x|twitter)$/.test(word) : said.includes(name)))
}
