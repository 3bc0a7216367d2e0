import type { EmailSource } from '../../../email/email.ts'
import { refAt } from '../../../email/outline/find.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import { type Finding, quoted } from './finding.ts'
import type { Material } from './material.ts'

interface Link {
  ref: string
  href: string
  label: string
}

/** Links that lead nowhere or to a host that nobody named, and addresses of the brief that are not in the email. */
export function linkFindings(email: EmailSource, material: Material): Finding[] {
  const links = linksIn(email)
  return [
    ...links.filter(({ href }) => leadsNowhere(href)).map(nowhere),
    ...links.filter(({ href }) => isInvented(href, material)).map(invented),
    ...material.links.filter(link => !isSaid(link, links, email)).map(missing)
  ]
}

function linksIn(email: EmailSource): Link[] {
  const { doc } = outlineOf(email)
  return doc.elements.flatMap(({ index, name }) => {
    const href = doc.attribute(index, 'href')
    if (name !== 'a' || (href === undefined && doc.attribute(index, 'name') !== undefined)) return []
    const label = doc.textContent(index).trim() || 'a picture'
    return [{ ref: refAt(email, { element: index }) ?? '', href: (href ?? '').trim(), label }]
  })
}

const leadsNowhere = (href: string): boolean => /^(?:#?|(?:mailto|tel|https?):\/{0,2})$/i.test(href)

/** A merge tag anywhere in it: the service that sends knows where it leads. */
const MERGED = /\{\{|\{%|\*\||<%|%%/

function isInvented(href: string, { text, siteUrl, links }: Material): boolean {
  if (!/^https?:\/\//i.test(href) || MERGED.test(href)) return false
  const host = hostOf(href)
  const given = [text, siteUrl, ...links].join('\n').toLowerCase()
  return host === undefined || !(given.includes(host) || isHandle(href, given))
}

const hostOf = (href: string): string | undefined =>
  URL.canParse(href) ? new URL(href).hostname.replace(/^www\./, '') : undefined

/** The page of a name on a network that the brief has as @name. */
const isHandle = (href: string, given: string): boolean => {
  const name = /\/@?([\w.]+)\/?$/.exec(new URL(href).pathname)?.[1]?.toLowerCase()
  return name !== undefined && given.includes(`@${name}`)
}

const bare = (address: string): string =>
  address
    .toLowerCase()
    .replace(/^https?:\/\//, '')
    .replace(/^www\./, '')
    .replace(/\/+$/, '')

/** An address is there too where it leads further, or carries what counts visits. */
function isSaid(link: string, links: readonly Link[], { html }: EmailSource): boolean {
  const wanted = bare(link)
  const leads = links.some(
    ({ href }) => bare(href) === wanted || ['/', '?', '#'].some(sign => bare(href).startsWith(wanted + sign))
  )
  return leads || html.toLowerCase().includes(`>${wanted}<`)
}

const nowhere = ({ ref, label }: Link): Finding => ({
  kind: 'link',
  reason: `${ref}: the link ${quoted(label)} has no address. Give it one of the brief's, else a merge tag such as {{shop_url}}.`,
  plain: `The link ${quoted(label)} leads nowhere yet: select it and give it an address.`
})

const invented = ({ ref, href, label }: Link): Finding => ({
  kind: 'link',
  reason: `${ref}: the link ${quoted(label)} leads to ${href}, which nobody gave. Use an address of the brief, else a merge tag such as {{shop_url}}.`,
  plain: `The link ${quoted(label)} leads to ${href}, which is not in your brief: check it before you send.`
})

const missing = (link: string): Finding => ({
  kind: 'link',
  reason: `The address ${link} of the brief is nowhere in the email. Put it where it belongs, on a button or among words.`,
  plain: `The address ${link} of your brief is not in the email.`
})
