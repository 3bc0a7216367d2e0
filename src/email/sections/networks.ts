import type { LinkValue } from './section.ts'

/** A network that `/media/networks/{name}.png` has a sign for. */
interface Network {
  name: string
  /** What it is called in links, in lower case. */
  words: string[]
  /** Ends of the hosts that it has. */
  hosts: string[]
}

const network = (name: string, hosts: string, words = name): Network => ({
  name,
  words: words.split(' '),
  hosts: hosts.split(' ')
})

export const NETWORKS: readonly Network[] = [
  network('instagram', 'instagram.com', 'instagram insta'),
  network('facebook', 'facebook.com fb.com fb.me'),
  network('x', 'x.com twitter.com', 'twitter'),
  network('linkedin', 'linkedin.com lnkd.in'),
  network('youtube', 'youtube.com youtu.be'),
  network('tiktok', 'tiktok.com'),
  network('pinterest', 'pinterest.com pin.it'),
  network('threads', 'threads.net threads.com'),
  network('whatsapp', 'whatsapp.com wa.me'),
  network('bluesky', 'bsky.app bsky.social'),
  network('mastodon', 'mastodon.social joinmastodon.org mastodon.online'),
  network('telegram', 't.me telegram.org telegram.me'),
  network('spotify', 'spotify.com'),
  network('github', 'github.com')
]

/** The network that a link leads to, by its host, else by what it says: addresses are often still missing, shortened, or merge tags. */
export function networkOf({ label, href }: LinkValue): string | undefined {
  const host = /^https?:\/\/([^/?#:]+)/i.exec(href)?.[1]?.toLowerCase()
  const said = host ? [label.trim().toLowerCase()] : `${label} ${href}`.toLowerCase().split(/[^a-z]+/)
  const isX = label.trim().toLowerCase() === 'x'
  const found =
    NETWORKS.find(({ hosts }) => hosts.some(each => `.${host}`.endsWith(`.${each}`))) ??
    NETWORKS.find(({ name, words }) => (isX && name === 'x') || words.some(word => said.includes(word)))
  return found?.name
}
