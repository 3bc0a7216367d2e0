import { expect, test, vi } from 'vitest'
import { setWords } from '../../compose/form/edit.ts'
import { chooseBrand } from '../../compose/form/wearing.ts'
import { BrandValue } from '../../email/brand/brand.ts'
import { askOf } from './ask.ts'
import { createForm } from './form.ts'

const brandOf = (id: string, name: string) => ({ id, name, value: BrandValue.parse({}), is_default: id === 't' })
const BRANDS = [brandOf('t', 'Tidewater'), brandOf('c', 'Clay & Co')]

/** The form of an account with brands, and a brief that nobody can read. */
function open(brands: () => Promise<object[]> = async () => BRANDS) {
  const answers = { brands }
  const callJson = vi.fn(async (path: string) => (path === '/api/brands' ? answers.brands() : null))
  const kept = { read: () => '', write: () => {} }
  const form = createForm({ callJson: callJson as never, kept, newSeed: () => 1, hear: () => () => {} })
  const named = (name: string) => form.change(now => setWords(now, 'sender.name', name))
  const asked = async () => (await askOf(form)).brand_id
  return { form, answers, callJson, named, asked }
}

const away = () => Promise.reject(new Error('away'))

test('an email is asked for in the brand that is shown', async () => {
  const { form, named, asked } = open()
  form.change(now => setWords(now, 'headline', 'The kiln is open'))
  expect(await asked()).toBe('t')
  named('Clay and Co')
  expect(await asked()).toBe('c')
  named('Fern & Fable')
  expect(form.brands.$wearing.get().asked?.id).toBe('t')
  expect(await asked()).toBe(null)
  form.change(now => chooseBrand(now, 't'))
  expect(await asked()).toBe('t')
})

test('of a brief alone the server finds whose email it is, unless that was chosen', async () => {
  const { form } = open()
  expect(await askOf(form)).toEqual({})
  form.change(now => chooseBrand(now, null))
  expect(await askOf(form)).toEqual({ brand_id: null })
  form.change(now => chooseBrand(now, 'c'))
  expect(await askOf(form)).toEqual({ brand_id: 'c' })
})

test('brands that could not be had are asked for again, and what was chosen holds without them', async () => {
  const { form, answers, named, asked } = open(away)
  await form.brands.load()
  named('Tidewater')
  expect(await asked()).toBe(undefined)
  form.change(now => chooseBrand(now, 'c'))
  expect(await asked()).toBe('c')
  answers.brands = async () => BRANDS.slice(0, 1)
  expect(await asked()).toBe('t')
})

test('what is known stays when brands cannot be had anew, and two calls at a time are one', async () => {
  const { form, answers, callJson } = open()
  await Promise.all([form.brands.load(), form.brands.load()])
  expect(callJson).toHaveBeenCalledTimes(1)
  answers.brands = away
  await form.brands.load()
  expect(form.brands.$brands.get()?.map(({ name }) => name)).toEqual(['Tidewater', 'Clay & Co'])
})
