import { linkUrl } from '../../email/sections/urls.ts'
import type { EmailFacts } from '../email-facts.ts'
import type { Kind } from '../kinds.ts'
import buttons from './buttons.json' with { type: 'json' }
import { hrefOf, isPhone } from './links.ts'
import { wordsIn } from './words.ts'

export interface Action {
  /** Nothing where copy has to find the words. */
  label?: string | undefined
  href: string
  /** The field it is from. */
  path?: string | undefined
}

export interface Actions {
  /** The main action, and the quieter one. */
  main?: Action | undefined
  second?: Action | undefined
  /** All others, and those whose words are too long for a button. */
  others: Action[]
  /** Where the address is none that a link leads to, it is said in words. */
  spoken: { label: string; text: string; path: string }[]
}

/** Kinds of mail that are nothing without their action, and the tag that it leads to until there is an address. */
const TAGS: Partial<Record<Kind, string>> = buttons.tags
/** Kinds of mail that lead to the sender's site where they lead nowhere else. */
const TO_SITE: ReadonlySet<string> = new Set(buttons.toSite.split(' '))
const LONGEST_LABEL = 40

type Typed = EmailFacts['buttons'][number]

/** What readers are asked to do. */
export function actionsOf({ kind, buttons: typed, sender }: EmailFacts): Actions {
  const actions = typed.map((button, at) => actionOf(button, `buttons.${at}`))
  const fits = ({ label = '' }: Action) => label.length <= LONGEST_LABEL
  const all = actions.flatMap(({ href, ...action }): Action[] => (href === undefined ? [] : [{ ...action, href }]))
  const [main = ownAction(kind, sender?.site), second] = all.filter(fits)
  return {
    main,
    second,
    others: all.filter(action => action !== main && action !== second),
    spoken: typed.flatMap(({ label, link }, at) =>
      actions[at]?.href === undefined ? [{ label, text: link ?? '', path: `buttons.${at}` }] : []
    )
  }
}

/** Words that are an address themselves are no label; a telephone number stands beside its label for those who cannot press it. */
function actionOf({ label, link }: Typed, path: string): Omit<Action, 'href'> & { href: string | undefined } {
  const isAddress = !/\s/.test(label) && linkUrl(label) !== undefined
  if (isAddress) return { path, href: hrefOf(link ?? label) }
  const href = link === undefined ? `{{${tagOf(label)}}}` : hrefOf(link)
  const isNumber = link !== undefined && isPhone(link) && !label.includes(link)
  return { path, href, label: isNumber ? `${label}${label.includes(':') ? ',' : ':'} ${link}` : label }
}

/** "Find another time" leads to `{{find_another_time_url}}` until somebody fills that in. */
const tagOf = (label: string): string => {
  const words = wordsIn(label).flatMap(word => word.match(/[a-z0-9]+/g) ?? [])
  return `${words.slice(0, 4).join('_').slice(0, 60) || 'button'}_url`
}

function ownAction(kind: Kind, site: string | undefined): Action | undefined {
  if (TAGS[kind]) return { href: `{{${TAGS[kind]}}}` }
  const href = TO_SITE.has(kind) && site ? hrefOf(site) : undefined
  return href ? { href } : undefined
}
