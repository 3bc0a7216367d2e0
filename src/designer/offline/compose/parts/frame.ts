import { type Kind, TRANSACTIONAL } from '../../../../compose/kinds.ts'
import type { Content } from '../../../../email/sections/section.ts'
import { imageUrl } from '../../../../email/sections/urls.ts'
import type { Entity, Slot } from '../../../reading/reading.ts'
import { labelOf } from '../labels.ts'
import { type Draft, type MakePart, type Material, open } from '../material.ts'
import { capitalise, hrefOf, isEnded, sentence, tidy, unstopped } from '../words.ts'

const LONGEST_TAGLINE = 44

/** The sender's name, its logo where an address of one was given, and what it is. */
export const header: MakePart = ({ known: { values }, reading, ledger }) => {
  const { sender, trade } = values
  if (!sender) return []
  const logo = reading.style.find(wish => wish.wish === 'logo')
  const src = logo && imageUrl(logo.value)
  const isNew = trade && !trade.text.toLowerCase().includes(sender.text.toLowerCase())
  const tagline = isNew && trade.text.length <= LONGEST_TAGLINE ? trade : undefined
  ledger.place(...(sender.says ?? []), ...((tagline ?? (isNew ? undefined : trade))?.says ?? []))
  const content: Content = {
    logo: sender.text,
    ...(src && { image: { src, alt: '' } }),
    ...(tagline && { tagline: capitalise(tagline.text) })
  }
  return [{ part: 'header', kind: 'header', content }]
}

/** Who sent it, from where, why, and how to stop it where readers may. */
export const footer: MakePart = ({ known: { values }, kind, ledger, copy }) => {
  const { sender, address } = values
  const note = copy.line('note', sender && { avoid: ['sender'] })
  const footAddress = address?.text ?? (TRANSACTIONAL.has(kind) ? undefined : '{{company_address}}')
  ledger.place(...(address?.says ?? []))
  const content: Content = {
    company: sender?.text ?? '{{company_name}}',
    ...(footAddress && { address: footAddress }),
    ...(note && { text: note.text }),
    ...(!TRANSACTIONAL.has(kind) && { unsubscribe: { label: 'Unsubscribe', href: '{{unsubscribe_url}}' } })
  }
  return [{ part: 'footer', kind: 'footer', content }]
}

/** The main action once more where the email is long, or a farewell, and who signs. */
export function closing(material: Material, isLong: boolean): Draft[] {
  const { copy, button, ledger } = material
  const signed = open(material, 'signature')
  const isLetter = LETTERS.has(material.kind)
  if (signed.length === 0 && !(isLong && button) && !isLetter) return []
  const line = copy.line('closing')
  ledger.place(...(line?.says ?? []), ...signed)
  if (signed.length > 0) {
    const signature = signed.flatMap(({ text }) => text.trim().split('\n').map(tidy)).join('\n')
    const text = sentence(line?.text ?? 'With kind regards,')
    return [{ part: 'closing', kind: 'text', content: { text, signature } }]
  }
  if (!line || (!isLong && !isEnded(line.text))) return []
  if (!isLong || !button) return [{ part: 'closing', kind: 'text', layout: 'letter', content: { text: line.text } }]
  return [{ part: 'closing', kind: 'cta', strong: true, content: { heading: unstopped(line.text), button } }]
}

/** Kinds of mail that end with a word to the reader. */
const LETTERS: ReadonlySet<Kind> = new Set(['letter', 'greeting', 'thanks'])

/** Ways to reach the sender that stand in no sentence: pages, mail, telephone, handles; the button leads to its own. */
export const contact: MakePart = material => {
  const { ledger, button, second } = material
  const isPressed = (way: Entity) => [button, second].some(action => action && action.href === hrefOf(way))
  const slots = open(material, 'link').filter(({ entities }) => entities.some(isWay))
  ledger.place(...slots)
  const left = slots
    .map(slot => ({ slot, ways: slot.entities.filter(way => isWay(way) && !isPressed(way)) }))
    .filter(({ ways }) => ways.length > 0)
  if (left.length === 0) return []
  const lines = left.map(({ slot, ways }) => named(slot, ways.map(wayIn).join(', ')))
  const isPage = left.every(({ ways }) => ways.every(({ kind }) => kind === 'url'))
  const heading = isPage ? {} : headed(material, 'contact')
  return [{ part: isPage ? 'points' : 'contact', kind: 'text', content: { ...heading, text: lines.join('\n') } }]
}

/** After its label, where it has one. */
const named = (slot: Slot, words: string): string => [labelOf(slot), words].filter(Boolean).join(': ')

function wayIn(entity: Entity): string {
  const href = hrefOf(entity)
  const label = entity.kind === 'url' ? addressOf(entity.value) : entity.value
  return href ? `[${tidy(label)}](${href})` : label
}

/** An address as people say it: without its scheme, "www." and the slash at its end. */
const addressOf = (url: string): string => url.replace(/^(?:\w+:\/\/)?(?:www\.)?|\/$/g, '')

const WAYS: ReadonlySet<Entity['kind']> = new Set(['url', 'email', 'phone', 'handle'])
const isWay = ({ kind }: Entity): boolean => WAYS.has(kind)

/** The heading that the deck has for a part. */
export function headed({ copy }: Material, part: Parameters<Material['copy']['heading']>[0]): { heading?: string } {
  const heading = copy.heading(part)
  return heading ? { heading } : {}
}
