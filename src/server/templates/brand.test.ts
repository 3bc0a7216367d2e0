import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, openWorkshop, play } from '../../../tests/helpers/workshop.ts'
import { composeEmail } from '../../compose/compose/compose-email.ts'
import { COPIES } from '../../compose/copy/copies.ts'
import { EmailFacts } from '../../compose/email-facts.ts'
import { offlineDesigner } from '../../designer/offline/offline.ts'
import { BrandValue, NO_RULES } from '../../email/brand/brand.ts'
import { readTheme } from '../../email/theme/theme.ts'

const { db } = await openTestDatabase()
const { templates, directions, drafts, brands, steps, newAccount, credits } = openWorkshop(db)
const VALUE = BrandValue.parse({
  colours: {
    brand: { value: '#1f4d3f' },
    accent: { value: '#e2703a' },
    canvas: { value: '#f1ebdf' },
    surface: { value: '#fffdf7' },
    ink: { value: '#1c2b26' }
  },
  footer: { company: 'Tidewater Ltd', address: '3 Quay Street' },
  rules: { ...NO_RULES, onlyColours: { on: true }, neverWords: { on: true, words: ['cheap'] } }
})
const facts = EmailFacts.parse({ kind: 'sale', topic: 'the spring firing', sentences: ['We fired the kiln.'] })
const asked = { prompt: 'Spring firing', form: { facts, look: {} }, seed: 7 }

async function openAccount(balance = 9) {
  const { id: accountId } = await newAccount(balance)
  const tidewater = await brands.add(accountId, { name: 'Tidewater', value: VALUE, is_default: true })
  const clay = await brands.add(accountId, { name: 'Clay & Co', value: BrandValue.parse({}), is_default: false })
  return { accountId, tidewater, clay }
}
const nameOf = (name: string) => ({ ...asked, form: { facts: { ...facts, sender: { name } } } })
const WORN = 'Tidewater Ltd'

beforeEach(() => void steps.create.mockImplementation(offlineDesigner().create))

test('the built-in designer makes the email that a page shows of the same facts, look, seed and brand', async () => {
  const { accountId, tidewater } = await openAccount()
  const { template } = await templates.generate(accountId, asked, ALONE)
  const brand = { ...tidewater.value, id: tidewater.id, name: tidewater.name }
  const { email } = composeEmail(facts, { copy: COPIES.sale, look: {}, seed: 7, brand })

  expect(template.html_value).toBe(email.html)
  expect(template.css_value).toBe(email.css)
  expect(template.subject).toBe(email.subject)
  expect(template.brand_id).toBe(tidewater.id)
  expect(JSON.parse(template.facts_value).sender).toEqual({ name: 'Tidewater', address: '3 Quay Street' })
})

test('without a brand that was named an email wears its sender’s, and another’s never', async () => {
  const { accountId, tidewater, clay } = await openAccount()
  const brandOf = async (order: typeof asked | { prompt: string; brandId?: string | null }) => {
    const { template } = await templates.generate(accountId, order, ALONE)
    expect(template.html_value.includes(WORN)).toBe(template.brand_id === tidewater.id)
    return template.brand_id
  }
  expect(await brandOf(nameOf('Tidewater Ltd'))).toBe(tidewater.id)
  expect(await brandOf(nameOf('Clay and Co'))).toBe(clay.id)
  expect(await brandOf(nameOf('Wick & Wax'))).toBeNull()
  expect(await brandOf({ prompt: 'Sale email for Wick & Wax: 25% off all candles until Sunday' })).toBeNull()
  expect(await brandOf({ prompt: '25% off all candles until Sunday with code WICK25' })).toBe(tidewater.id)
  expect(await brandOf({ ...nameOf('Wick & Wax'), brandId: tidewater.id })).toBe(tidewater.id)
  expect(await brandOf({ ...asked, brandId: null })).toBeNull()
})

test('a brand that is not the account’s is refused before anything is charged', async () => {
  const { accountId } = await openAccount(1)
  const { tidewater } = await openAccount(1)
  for (const brandId of [randomUUID(), tidewater.id]) {
    const missing = { code: 'not_found', message: 'This brand does not exist.' }
    await expect(templates.generate(accountId, { ...asked, brandId }, ALONE)).rejects.toMatchObject(missing)
    await expect(directions.make(accountId, { ...asked, brandId, count: 2 }, ALONE)).rejects.toMatchObject(missing)
  }
  expect(await credits.balance(accountId)).toBe(1)
})

test('what a designer breaks of the rules is mended, and what nothing mends is said', async () => {
  const { accountId } = await openAccount()
  steps.create.mockImplementation(() =>
    play([
      { op: 'theme', brand: '#ff00aa' },
      { op: 'add', kind: 'text', content: { heading: 'Cheap bowls', text: 'Come.' } }
    ])
  )
  const { template } = await templates.generate(accountId, { prompt: 'Bowls' }, ALONE)
  expect(readTheme(template.css_value)?.brand).toBe('#1f4d3f')
  expect(template.html_value).toContain(WORN)
  const [opening] = await templates.messages(accountId, template.id)
  expect(opening?.content).toContain('Tidewater never says “Cheap”.')
})

test('an instruction that breaks a rule is mended and told so; what was so by hand stays', async () => {
  const { accountId } = await openAccount()
  const { template } = await templates.generate(accountId, asked, ALONE)
  const html_value = template.html_value.replace('We fired the kiln.', 'We fired the cheap kiln.')
  const css_value = `${template.css_value}\n.button { color: #ff00aa }`
  await templates.patch(accountId, template.id, { revision: 1, html_value, css_value })
  steps.change.mockImplementationOnce(() => play([{ op: 'theme', accent: '#0044ff' }]))
  const answer = await templates.change(accountId, template.id, { prompt: 'accent blue' }, ALONE as never)

  expect(readTheme(answer.css_value)?.accent).toBe('#e2703a')
  expect(answer.css_value).toContain('#ff00aa')
  expect(answer.message.content).toContain('The theme has colours that are not Tidewater’s: #0044ff.')
  expect(answer.message.content).not.toContain('cheap')
})

test('every direction wears the brand, and one that is made anew too', async () => {
  const { accountId, tidewater } = await openAccount()
  const made = await directions.make(accountId, { ...asked, count: 2 }, ALONE)
  expect(made.template.brand_id).toBe(tidewater.id)
  const { id: templateId } = made.template
  const anew = await directions.makeAnew(accountId, { templateId, at: 1, isAnew: true }, ALONE as never)
  for (const { email } of [...made.directions.directions, ...anew.directions]) expect(email?.html_value).toContain(WORN)
})

test('a draft goes on in its brand, and in none once that is gone; so does a template, whose copy wears it too', async () => {
  const { accountId, tidewater } = await openAccount()
  const cut = async () => {
    const left = new AbortController()
    const emit = (step: { event: string; data?: unknown }) => {
      if (step.event === 'operation' && (step.data as { op: string }).op === 'add') left.abort()
    }
    await templates.generate(accountId, asked, { ...ALONE, emit, signal: left.signal }).catch(() => {})
    return (await drafts.list(accountId))[0]!.id
  }
  const { template } = await drafts.resume(accountId, { id: await cut() }, ALONE)
  expect(template.brand_id).toBe(tidewater.id)
  expect((await templates.duplicate(accountId, template.id)).brand_id).toBe(tidewater.id)
  const kept = await drafts.keep(accountId, await cut(), ALONE)
  expect(kept.template.html_value).toContain(WORN)

  const id = await cut()
  await brands.remove(accountId, tidewater.id)
  expect((await templates.require(accountId, template.id)).brand_id).toBeNull()
  expect((await drafts.resume(accountId, { id }, ALONE)).template.brand_id).toBeNull()
})
