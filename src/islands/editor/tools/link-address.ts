import { linkUrl } from '../../../email/sections/urls.ts'

/** What was typed as an address: as it is written into the email, or why it is none, in a sentence. */
export type ReadAddress = { href: string; says: string } | { fault: string }

const PHONE = /^\+?[\d\s()./-]{6,}$/
const ADDRESS = /^(mailto:)?[^\s@/:]+@[^\s@]+\.[a-z]{2,}(\?.*)?$/i

/** Understands web, mail and telephone addresses, anchors and merge tags. */
export function readAddress(typed: string): ReadAddress {
  const text = typed.trim()
  if (text === '') return { fault: 'Write where the link leads.' }
  if (ADDRESS.test(text)) return { href: /^mailto:/i.test(text) ? text : `mailto:${text}`, says: 'Writes a mail' }
  if (PHONE.test(text) && text.replace(/\D/g, '').length >= 6)
    return { href: `tel:${text.replace(/[^\d+]/g, '')}`, says: 'Calls this number' }
  const href = /\s/.test(text) && !/\{\{|\*\||<%|\{%/.test(text) ? undefined : linkUrl(text)
  if (href === undefined) return { fault: faultOf(text) }
  return { href, says: saysOf(href) }
}

function faultOf(text: string): string {
  if (/^(javascript|data|vbscript|file|blob):/i.test(text)) return 'Mail programs open no address of this kind.'
  if (/\s/.test(text)) return 'An address has no blanks in it. Is it example.com/page?'
  return 'This is no address yet. Try example.com/page, name@example.com, or a merge tag.'
}

function saysOf(href: string): string {
  if (/^(\{\{|\*\||<%|\{%)/.test(href)) return 'Your sending service fills this in'
  if (/^tel:|^sms:/i.test(href)) return 'Calls this number'
  return href.startsWith('#') ? 'Leads to a place in this email' : 'Opens a page'
}
