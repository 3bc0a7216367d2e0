import type { Item, LinkValue } from '../../../email/sections/section.ts'
import { linkUrl } from '../../../email/sections/urls.ts'
import type { Rule } from './desk.ts'
import { footerWith } from './footers.ts'
import { intoList } from './into-list.ts'
import { NEW_ITEMS } from './new-items.ts'

/** Networks that senders have a profile at: what they are called, and where a name leads. */
const NETWORKS: { label: string; host: RegExp; said: RegExp; base: string }[] = [
  ['Instagram', 'instagram\\.com', 'instagram|insta|ig', 'instagram.com/'],
  ['Facebook', 'facebook\\.com|fb\\.com|fb\\.me', 'facebook|fb', 'facebook.com/'],
  ['TikTok', 'tiktok\\.com', 'tik ?tok', 'tiktok.com/@'],
  ['YouTube', 'youtube\\.com', 'you ?tube', 'youtube.com/@'],
  ['LinkedIn', 'linkedin\\.com', 'linked ?in', 'linkedin.com/company/'],
  ['Pinterest', 'pinterest\\.(?:com|co\\.uk)', 'pinterest', 'pinterest.com/'],
  ['Threads', 'threads\\.(?:net|com)', 'threads', 'threads.net/@'],
  ['Bluesky', 'bsky\\.app', 'blue ?sky', 'bsky.app/profile/'],
  ['X', '(?:x|twitter)\\.com', 'twitter|x', 'x.com/']
].map(([label = '', host, said, base = '']) => ({
  label,
  host: new RegExp(`^(?:https?:\\/\\/)?(?:[\\w-]+\\.)?(?:${host})\\/`, 'i'),
  said: new RegExp(`^(?:${said})$`, 'i'),
  base
}))

const ADDRESS = /(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/[^\s,;"”)]*[^\s,;"”).]/gi
const NAMED =
  /\b([a-z]+(?: ?(?:tube|tok|in|sky))?)(?: (?:is|account|handle|profile|page|link))*:? \(?@([\w.-]{2,40})\)?/gi
/** All else that such a wish may say. */
const ONLY_THIS =
  /^(?:add|insert|include|put|show|link|place|in|to|our|my|the|an?|with|and|at|on|of|is|for|us|follow|links?|icons?|buttons?|social|media|networks?|handles?|accounts?|profiles?|pages?|section|footer|header|menu|top|bottom|end|email|here|these|two|three|new|some|instagram|insta|facebook|fb|tik ?tok|you ?tube|linked ?in|pinterest|threads|blue ?sky|twitter|x|ig|&|[\s:,.;–—-])*$/i

/** "add our Instagram link instagram.com/foo", "add links to facebook.com/a and x.com/a", "add Instagram: @foo". */
const addProfiles: Rule = (wish, desk) => {
  if (!/^(?:add|insert|include|put|show|link|place)\b/i.test(wish) || !ONLY_THIS.test(rest(wish))) return undefined
  const links = profilesIn(wish)
  if (links.length === 0) return asked(wish)
  const isIn = /\b(?:footer|header)\b/i.exec(wish)?.[0]?.toLowerCase() ?? 'social'
  if (isIn === 'footer' && !desk.sections.some(({ kind }) => kind === 'footer')) return footerWith({ links }, desk)
  const kind = NEW_ITEMS.find(each => each.kind === isIn)
  return kind && intoList(kind, links, desk)
}

const rest = (wish: string): string => wish.replace(ADDRESS, '').replace(NAMED, '')

function profilesIn(wish: string): Item[] {
  const named = [...wish.matchAll(NAMED)].flatMap(([, name = '', handle = '']) => {
    const network = NETWORKS.find(({ said }) => said.test(name))
    return network ? [linkTo(network.label, network.base + handle)] : []
  })
  const given = (wish.match(ADDRESS) ?? []).flatMap(address => {
    const network = NETWORKS.find(({ host }) => host.test(address))
    return network ? [linkTo(network.label, address)] : []
  })
  return [...given, ...named].flatMap(link => (link ? [{ link }] : []))
}

function linkTo(label: string, address: string): LinkValue | undefined {
  const href = linkUrl(address)
  return href ? { label, href } : undefined
}

/** "add our Instagram", "add social icons": where they lead is for whoever asks to say. */
function asked(wish: string): ReturnType<Rule> {
  const words = wish.toLowerCase().match(/[a-z]+(?: ?(?:tube|tok|in|sky)\b)?/g) ?? []
  const named = NETWORKS.find(({ said, label }) => label !== 'X' && words.some(word => said.test(word)))
  if (!named && !/\bsocial (?:media|links?|icons?|buttons?|networks?)\b/i.test(wish)) return undefined
  const { label, base } = named ?? { label: 'Instagram', base: 'instagram.com/' }
  return { words: `Where does it lead? Give me the address: "add ${label}: ${base}you".` }
}

export const PROFILE_RULES: Rule[] = [addProfiles]
