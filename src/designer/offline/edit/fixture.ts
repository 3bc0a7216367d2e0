import { BLANK_EMAIL } from '../../../email/email.ts'
import { applyOperations } from '../../../email/operations/apply.ts'
import type { Operation } from '../../../email/operations/operation.ts'
import type { Action, Mark } from './intents.ts'
import { tokensOf } from './tokens.ts'
import type { Phrase, Wish } from './wishes.ts'

const link = (label: string) => ({ label, href: `https://example.com/${label.toLowerCase().replaceAll(' ', '-')}` })
const item = (title: string, price: string) => ({
  title,
  text: `A ${title.toLowerCase()} of clay.`,
  price,
  button: link(`Buy the ${title}`)
})

const PARTS: Operation[] = [
  { op: 'meta', subject: 'Open day on Saturday', preheader: 'Come and see' },
  {
    op: 'add',
    kind: 'header',
    content: { logo: 'Clay & Co', links: [{ link: link('Shop') }, { link: link('Classes') }] }
  },
  {
    op: 'add',
    kind: 'hero',
    content: {
      heading: 'Bowls for slow mornings',
      text: 'New from the kiln. They are blue. They are light.',
      button: link('See the bowls'),
      image: { src: 'https://example.com/bowls.jpg', alt: 'Bowls' }
    }
  },
  {
    op: 'add',
    kind: 'products',
    content: { heading: 'On the shelf', items: [item('Vase', '£34'), item('Mug', '£14'), item('Plate', '£20')] }
  },
  {
    op: 'add',
    kind: 'text',
    content: {
      heading: 'Open day',
      text: 'We open on Saturday at 10am. You can park in the yard, but leave the gate clear.'
    }
  },
  { op: 'add', kind: 'quote', content: { text: 'A bowl for life', name: 'Ann Lee' } },
  { op: 'add', kind: 'footer', content: { company: 'Clay & Co', text: 'You get this because you signed up.' } }
]

/** An email with something of most kinds: header, hero, three products, a text, a quotation, footer. */
export const EMAIL = applyOperations(BLANK_EMAIL, PARTS, { onRefusal: 'stop' }).email

/** A wish by its action and its words with marks: `make <target>the headline</target> <value>bigger</value>`. */
export function wishOf(action: Action, marked: string): Wish {
  const said = marked.replace(/<\/?[a-z]+>/g, '')
  const tokens = tokensOf(said)
  const phrases: Phrase[] = []
  let gone = 0
  for (const { 0: whole, 1: mark = '', 2: words = '', index } of marked.matchAll(/<([a-z]+)>(.*?)<\/\1>/g)) {
    const at = index - gone
    const end = at + words.length
    phrases.push({
      mark: mark as Mark,
      text: words,
      at,
      end,
      tokens: tokens.filter(token => token.at >= at && token.end <= end)
    })
    gone += whole.length - words.length
  }
  return { said, action, confidence: 1, bounds: 1, others: [], tokens, phrases }
}
