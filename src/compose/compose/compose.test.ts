import { describe, expect, it } from 'vitest'
import { toPlainText } from '../../email/compile/plain-text.ts'
import type { SectionInput } from '../../email/sections/normalise.ts'
import type { EmailFacts } from '../email-facts.ts'
import { noFacts } from '../email-facts.ts'
import { KINDS, type Kind, TRANSACTIONAL } from '../kinds.ts'
import type { ComposeOptions, Composition } from './compose.ts'
import { factsOf, made, richFacts, sent } from './fixture.ts'

const FACTS: Record<string, (kind: Kind) => EmailFacts> = {
  rich: richFacts,
  poor: kind => factsOf({ kind, sender: { name: 'Tidewater' }, topic: 'opening hours' }),
  empty: noFacts
}
const EACH = KINDS.flatMap(kind => Object.keys(FACTS).map(name => ({ kind, name })))

const compositionOf = (
  facts: Partial<EmailFacts> & { kind: Kind },
  options: Partial<ComposeOptions> = {}
): Composition => made(factsOf(facts), options).composition
const find = ({ sections }: Composition, kind: string): SectionInput | undefined =>
  sections.find(section => section.kind === kind)

describe.each(EACH)('$kind from $name facts', ({ kind, name }) => {
  it.each([1, 2, 3])('is a whole email with seed %i', seed => {
    const facts = (FACTS[name] as (kind: Kind) => EmailFacts)(kind)
    const { composition, email } = made(facts, { seed })
    const { html, bytes } = sent(email)
    expect(html.match(/<h1/g)).toHaveLength(1)
    expect(bytes).toBeLessThan(60 * 1024)
    expect(composition.meta.subject).not.toBe('')
    expect([...composition.meta.subject].length).toBeLessThanOrEqual(60)
    expect(JSON.stringify(composition)).not.toMatch(/(?<!\{)\{[a-z ]+\}(?!\})|undefined|\bnull\b|\[object/)
    expect(html.includes('{{unsubscribe_url}}')).toBe(!TRANSACTIONAL.has(kind))
    expect(composition.sections.map(section => section.kind)).toEqual(
      expect.arrayContaining(['header', 'hero', 'footer'])
    )
  })
})

describe('an email of facts', () => {
  it('is the same for the same facts and seed, and another for another seed', () => {
    const facts = richFacts('sale')
    expect(made(facts)).toEqual(made(facts))
    const looks = [1, 2, 3, 4].map(seed => JSON.stringify(made(facts, { seed }).composition))
    expect(new Set(looks).size).toBe(4)
  })

  it('leads nowhere that the facts do not name', () => {
    const { html } = made(richFacts('sale')).email
    const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
    expect(new Set(links)).toEqual(
      new Set([
        'https://tidewater.example/spring',
        'https://tidewater.example/mug',
        'https://tidewater.example',
        'mailto:hi@tidewater.example',
        '{{unsubscribe_url}}'
      ])
    )
  })

  it('prints an address that no email may lead to, and does not link it', () => {
    const { html } = made(factsOf({ kind: 'sale', buttons: [{ label: 'Press', link: 'javascript:alert(1)' }] })).email
    expect(html).toContain('>javascript:alert(1)</p>')
    expect(html).not.toContain('href="javascript')
  })

  it('says a sample where the sender is missing, and shows where', () => {
    const composition = compositionOf({ kind: 'sale' })
    expect(find(composition, 'header')?.content.logo).toBe('Your name')
    expect(find(composition, 'footer')?.content).toMatchObject({
      company: 'Your name',
      address: 'Your street, postcode and town'
    })
    expect(composition.places['sender.name']).toBe('s1.logo')
  })

  it('says subject, preheader and headline as they were given', () => {
    const given = { subject: 'You left your boots behind', preheader: 'They wait.', headline: 'Still in the dark?' }
    const composition = compositionOf({ kind: 'cart', ...given })
    expect(composition.meta).toMatchObject({ subject: given.subject, preheader: given.preheader })
    expect(find(composition, 'hero')?.content.heading).toBe('Still in the dark?')
  })

  it('parts a first paragraph that is long: its first sentence leads, the rest goes on below', () => {
    const first = `This is how it begins. ${'And this is how it goes on and on. '.repeat(12)}`.trim()
    const { composition, email } = made(factsOf({ kind: 'launch', sentences: [first] }))
    expect(String(find(composition, 'hero')?.content.text).length).toBeLessThan(262)
    expect(toPlainText(email.html).split('on and on').length - 1).toBe(12)
    expect(composition.places['sentences.0']).toBe('s2.text')
  })

  it('keeps a greeting apart from what follows', () => {
    const composition = compositionOf({ kind: 'letter', sentences: ['Dear Ines,', 'the kiln held.'] })
    expect(find(composition, 'hero')?.content.text).toBe('Dear Ines,\n\nThe kiln held.')
  })

  it('has only what the facts say where copy would claim more', () => {
    const words = JSON.stringify(compositionOf({ kind: 'sale', topic: 'opening hours' }).sections)
    expect(words).not.toMatch(/\bcode|until|off\b/i)
  })

  it.each([
    '7'.repeat(20_000),
    '. '.repeat(10_000),
    '"'.repeat(20_000),
    'a.b@'.repeat(5_000),
    '<script>alert(1)</script> **stars** [x](javascript:alert(1))',
    '👋🎉',
    '{{ first_name }}'
  ])('is made of any text, %#', text => {
    const facts = {
      ...noFacts('letter'),
      topic: text,
      headline: text,
      sentences: [text, text],
      signOff: text,
      offer: { what: text, until: text }
    }
    const { html } = made({
      ...facts,
      things: [{ name: text, price: text }],
      rows: [{ label: text, value: text }]
    }).email
    expect(html).not.toMatch(/<script|href="javascript/)
  })
})
