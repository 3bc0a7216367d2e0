import type { EmailSource } from '../../../email/email.ts'
import { mergeTagsOf } from '../../../email/outline/merge-tags.ts'
import { MERGE_TAG } from '../../../email/sections/urls.ts'

/** A merge tag with what it stands for. */
export interface TagChoice {
  tag: string
  label: string
}

/** How sending services write what most emails ask for; from their documentation of merge tags. */
const SERVICES: { name: string; sign: RegExp; tags: TagChoice[] }[] = [
  {
    name: 'Mailchimp',
    sign: /\*\|/,
    tags: [
      { tag: '*|FNAME|*', label: 'First name' },
      { tag: '*|LNAME|*', label: 'Last name' },
      { tag: '*|EMAIL|*', label: 'Email address' },
      { tag: '*|UNSUB|*', label: 'Unsubscribe link' }
    ]
  },
  {
    name: 'Klaviyo',
    sign: /\{\{\s*(person|organization)[.|]|\{%/,
    tags: [
      { tag: '{{ first_name }}', label: 'First name' },
      { tag: '{{ person.email }}', label: 'Email address' },
      { tag: '{% unsubscribe_link %}', label: 'Unsubscribe link' }
    ]
  },
  {
    name: 'Brevo',
    sign: /\{\{\s*(contact|params)\./,
    tags: [
      { tag: '{{ contact.FIRSTNAME }}', label: 'First name' },
      { tag: '{{ contact.EMAIL }}', label: 'Email address' },
      { tag: '{{ unsubscribe }}', label: 'Unsubscribe link' }
    ]
  },
  {
    name: 'Others',
    sign: /\{\{/,
    tags: [
      { tag: '{{first_name}}', label: 'First name' },
      { tag: '{{email}}', label: 'Email address' },
      { tag: '{{unsubscribe_url}}', label: 'Unsubscribe link' }
    ]
  }
]

/** Merge tags to choose from: those that the email uses, then those of sending services, the one it seems to be written for first. */
export function tagGroups(email: EmailSource): { name: string; tags: TagChoice[] }[] {
  const used = mergeTagsOf(email)
  const isItsOwn = ({ sign }: (typeof SERVICES)[number]) => used.some(tag => sign.test(tag))
  const services = [...SERVICES].sort((a, b) => Number(isItsOwn(b)) - Number(isItsOwn(a)))
  const own = { name: 'In this email', tags: used.map(tag => ({ tag, label: tagWords(tag) })) }
  return [...(used.length > 0 ? [own] : []), ...services.map(({ name, tags }) => ({ name, tags }))]
}

/** `{{first_name}}` as people say it: 'First name'. */
function tagWords(tag: string): string {
  const words = tag
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** A tag as somebody writes it; a bare name gets braces. Nothing for what cannot be one. */
export function readTag(typed: string): string | undefined {
  const text = typed.trim()
  if (/^[\w. -]+$/.test(text) && text !== '') return `{{${text}}}`
  return new RegExp(`^(?:${MERGE_TAG.source})$`).test(text) ? text : undefined
}
