import { BLANK_EMAIL, type EmailSource } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import { createBatch } from '../../src/email/operations/batch.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { type Followed, followed } from './followed.ts'

const button = (label: string, path: string) => ({ label, href: `https://oak.example/${path}` })

/** s1 header · s2 hero · s3 products · s4 text · s5 footer. */
export const EMAIL: EmailSource = applyOperations(
  BLANK_EMAIL,
  [
    { op: 'meta', subject: 'Bowls and mugs', name: 'Spring' },
    { op: 'theme', brand: '#1f4d3f', accent: '#e2703a', canvas: '#f1ebdf', surface: '#fffdf7', ink: '#1c2b26' },
    { op: 'add', kind: 'header', content: { logo: 'Oak' } },
    {
      op: 'add',
      kind: 'hero',
      content: { heading: 'Spring is here', text: 'New on the shelf.', button: button('Shop', '') }
    },
    {
      op: 'add',
      kind: 'products',
      content: {
        items: ['Bowl', 'Mug', 'Vase'].map((title, at) => ({
          title,
          price: `£${at + 1}4`,
          image: { src: 'https://oak.example/a.jpg', alt: title },
          button: button(`Buy ${title}`, title)
        }))
      }
    },
    { op: 'add', kind: 'text', content: { heading: 'Visit us', text: 'Open daily.\n\nParking behind the chapel.' } },
    { op: 'add', kind: 'footer', content: { company: 'Oak' } }
  ],
  { onRefusal: 'stop' }
).email

/** The email changed by these operations. */
export function changedBy(...operations: Operation[]): Followed {
  const batch = createBatch(EMAIL)
  for (const operation of operations) {
    const applied = batch.apply(operation)
    if (!applied.ok) throw new Error(applied.reason)
  }
  return followed(EMAIL, batch)
}
