import { BLANK_EMAIL } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { Brief } from '../material.ts'
import { type EmailText, readEmailText } from '../text/email-text.ts'
import { type BriefCase, caseOf } from './case.ts'

/** A brief with something for every score. */
export const BRIEF: BriefCase = caseOf(
  Brief.parse({
    id: 'x01',
    form: 'prose',
    text: 'Hi, can you make a spring sale email for Tidewater Pottery? Bowl £24 (was £30), vase £40. Use code SPRING20 for 20% off until Sunday 29 March. Button Shop bowls goes to tidewater.example/bowls. "Best mugs in town" says Ana Ruiz. Please keep it cheerful and not too long. Ends Saturday, no, Sunday.',
    language: 'en',
    expect: 'email',
    wellMeant: true,
    kinds: ['sale'],
    sender: ['Tidewater Pottery', 'Tidewater'],
    told: [
      'Bowl £24 (was £30)',
      'vase £40',
      'code SPRING20 for 20% off until Sunday 29 March',
      'Shop bowls',
      '"Best mugs in town"',
      'Ana Ruiz'
    ],
    direction: [
      'Hi, can you make a spring sale email for',
      'goes to',
      'Please keep it cheerful and not too long.',
      'Ends Saturday, no,'
    ],
    facts: ['£24', '£30', '£40', 'SPRING20', '20%', 'Sunday 29 March', 'tidewater.example/bowls', 'Ana Ruiz'],
    relations: [
      { type: 'price', of: 'Bowl', is: '£24' },
      { type: 'was', of: 'Bowl', is: '£30' },
      { type: 'price', of: 'vase', is: '£40' },
      { type: 'code', of: 'SPRING20', is: '20% off' },
      { type: 'until', of: '20% off', is: 'Sunday 29 March' },
      { type: 'link', of: 'Shop bowls', is: 'tidewater.example/bowls' },
      { type: 'author', of: 'Best mugs in town', is: 'Ana Ruiz' }
    ],
    wrong: ['Saturday']
  })
)

const PRODUCTS: Record<string, string>[] = [
  { title: 'Bowl', price: '£24', was: '£30' },
  { title: 'Vase', price: '£40' }
]

/** An email that says all that the brief tells, and nothing else. */
export const PERFECT: Operation[] = [
  { op: 'meta', subject: '20% off at Tidewater', preheader: 'With code SPRING20' },
  { op: 'add', kind: 'header', content: { logo: 'Tidewater Pottery' } },
  {
    op: 'add',
    kind: 'hero',
    content: {
      heading: 'Spring on the shelf',
      button: { label: 'Shop bowls', href: 'https://tidewater.example/bowls' }
    }
  },
  { op: 'add', kind: 'products', content: { items: PRODUCTS } },
  { op: 'add', kind: 'coupon', content: { heading: '20% off', code: 'SPRING20', text: 'Until Sunday 29 March.' } },
  { op: 'add', kind: 'quote', content: { text: 'Best mugs in town', name: 'Ana Ruiz' } },
  { op: 'add', kind: 'footer', content: { company: 'Tidewater Pottery' } }
]

/** The email that operations make, as it is read for its scores. */
export const textOf = (operations: Operation[]): EmailText =>
  readEmailText(applyOperations(BLANK_EMAIL, operations, { onRefusal: 'stop' }).email)

/** The perfect email with one operation in place of the one it is like. */
export const perfectBut = (operation: Extract<Operation, { op: 'add' }>): EmailText =>
  textOf(PERFECT.map(each => (each.op === 'add' && each.kind === operation.kind ? operation : each)))

/** An email whose only text is this. */
export const saying = (text: string): EmailText => textOf([{ op: 'add', kind: 'text', content: { text } }])
