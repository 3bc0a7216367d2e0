import type { EmailSource } from '../../../email/email.ts'
import { outlineOf } from '../../../email/outline/outline.ts'
import type { Content, ImageValue, LinkValue } from '../../../email/sections/section.ts'

/** Words of an email that also fit into a new section of it. */
export type Facts = Partial<
  Record<
    | 'name'
    | 'subject'
    | 'text'
    | 'figure'
    | 'offer'
    | 'until'
    | 'code'
    | 'button'
    | 'link'
    | 'site'
    | 'picture'
    | 'pictureAlt'
    | 'address'
    | 'place'
    | 'unsubscribe',
    string
  >
>

/** What an email says of itself: its sender, subject, offer, links and first picture. */
export function factsOf(email: EmailSource): Facts {
  const { sections } = outlineOf(email)
  const contents = new Map<string, Content>(sections.toReversed().map(({ kind, section }) => [kind, section.content]))
  const [header, hero, coupon, footer] = ['header', 'hero', 'coupon', 'footer'].map(kind => contents.get(kind))
  const slots = sections.flatMap(({ slots, kind }) => slots.map(slot => ({ ...slot, of: kind })))
  const button = slots.find(({ kind, of }) => kind === 'link' && of !== 'footer' && of !== 'header')?.value
  const picture = slots.find(({ kind, of }) => kind === 'image' && of !== 'header')?.value
  return present({
    name: words(header?.logo) ?? words(footer?.company),
    subject: email.subject.trim() || words(hero?.heading),
    text: words(hero?.text),
    figure: words(hero?.figure) ?? /\d+\s?%/.exec(`${email.subject} ${email.preheader}`)?.[0],
    offer: [words(coupon?.heading), email.preheader, email.subject].find(isOffer),
    until: words(coupon?.text),
    code: words(coupon?.code),
    ...linkFacts(button as LinkValue | undefined),
    ...pictureFacts(picture as ImageValue | undefined),
    address: words(footer?.address),
    // A merge tag is filled in by whoever sends; a place to go to is not.
    place: footer && !/[{*<]/.test(`${footer.address}`) ? words(footer.address) : undefined,
    unsubscribe: (footer?.unsubscribe as LinkValue | undefined)?.href
  })
}

const words = (value: unknown): string | undefined => (typeof value === 'string' && value.trim() ? value : undefined)

/** Whether a line names a saving. */
const isOffer = (line: string | undefined) => line !== undefined && /\d\s?%|\bfree\b|\boff\b/i.test(line)

function linkFacts(link: LinkValue | undefined): Facts {
  const site = /^https?:\/\/[^/]+/.exec(link?.href ?? '')?.[0]
  return link ? { button: link.label, link: link.href, ...(site && { site }) } : {}
}

const pictureFacts = (picture: ImageValue | undefined): Facts =>
  picture ? { picture: picture.src, pictureAlt: picture.alt } : {}

const present = (facts: Record<string, string | undefined>): Facts =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Facts
