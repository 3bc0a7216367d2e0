import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { memoryStorage } from '../../../tests/helpers/storage.ts'
import { setWords } from '../../compose/form/edit.ts'
import { READ } from '../../compose/form/fixtures/a-reading.ts'
import { emptyForm } from '../../compose/form/form.ts'
import { toKept } from '../../compose/form/kept.ts'
import { chooseLook, lookOf } from '../../compose/form/looks.ts'
import type { Call } from '../api.ts'
import { keepText } from '../kept-text.ts'
import { createOwnStorage } from '../own-storage.ts'
import { askOf } from './ask.ts'
import { createForm } from './form.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const BRIEF = 'Plant sale at Marrow & Thyme'
const READING = { ...READ, language: { tag: 'en', confidence: 1, name: 'English', writable: true, sure: true } }

/** A browser, with a server that reads any brief alike. */
function openBrowser(current: unknown = null) {
  const storage = createOwnStorage({ storage: () => memory, userId: () => 'ana', now: () => 0 })
  const memory = memoryStorage()
  const listeners = new Set<() => void>()
  const answers = {
    reading: async (): Promise<unknown> => READING,
    brands: async () => [] as object[],
    current,
    now: '2026-03-18T09:00:00.000Z'
  }
  const callJson = vi.fn(async (path: string, { method = 'GET', body }: Call = {}) => {
    if (path === '/api/briefs/facts') return answers.reading()
    if (path === '/api/brands') return answers.brands()
    if (method === 'PUT') answers.current = { ...(body as object), updated_at: answers.now }
    return method === 'DELETE' ? null : answers.current
  })
  let seed = 0
  const openTab = () => {
    const form = createForm({
      callJson: callJson as never,
      kept: keepText(storage),
      newSeed: () => ++seed,
      hear: listener => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      }
    })
    const close = form.open()
    return { form, close }
  }
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const calls = () => callJson.mock.calls.map(([path, request]) => `${request?.method ?? 'GET'} ${path}`)
  return { storage, answers, callJson, calls, openTab, tell }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)

test('a brief is read 300 ms after its last key, and what was under way is left', async () => {
  const { openTab, callJson } = openBrowser()
  const { form } = openTab()
  form.write('Plant')
  await pass(300)
  const first = callJson.mock.calls.at(-1)?.[1]?.signal
  form.write('Plant sale')
  await pass(200)
  form.write(BRIEF)
  await pass(300)
  const read = callJson.mock.calls.filter(([path]) => path === '/api/briefs/facts')
  expect(read.map(([, request]) => request?.body)).toEqual([{ brief: 'Plant' }, { brief: BRIEF }])
  expect(first?.aborted).toBe(true)
  expect(form.$facts.get().sender?.name).toBe('Marrow & Thyme')
  expect(form.$foreign.get()).toBe(undefined)
})

test('a brief that cannot be read leaves the form as it is, without an error', async () => {
  const { openTab, answers } = openBrowser()
  const { form } = openTab()
  form.change(now => setWords(now, 'headline', 'Mine'))
  answers.reading = () => Promise.reject(new Error('away'))
  form.write(BRIEF)
  await pass(300)
  expect(form.$facts.get()).toMatchObject({ headline: 'Mine', things: [] })
})

test('whoever makes the email at once waits for the reading, and has made what is shown', async () => {
  const { openTab, answers } = openBrowser()
  const { form } = openTab()
  form.write(BRIEF)
  expect(await askOf(form)).toMatchObject({ facts: { sender: { name: 'Marrow & Thyme' } }, seed: 1 })
  form.write('Sale')
  expect(await askOf(form)).toMatchObject({ facts: { sender: { name: 'Marrow & Thyme' } } })
  answers.reading = () => Promise.reject(new Error('away'))
  form.forget()
  form.write(BRIEF)
  expect(await askOf(form)).toEqual({})
})

test('a form that another tab has made is not sent again by this one', async () => {
  const { openTab, calls, tell, storage } = openBrowser()
  const { form } = openTab()
  form.change(now => setWords(now, 'headline', 'Mine'))
  keepText(storage).write('form', '')
  tell()
  await pass(10_000)
  expect(calls()).not.toContain('PUT /api/forms/current')
})

test('an empty box and the name of a kind are not read, and the form stays', async () => {
  const { openTab, calls } = openBrowser()
  const { form } = openTab()
  form.write(BRIEF)
  await pass(300)
  const before = form.$facts.get()
  for (const brief of ['', ' back in stock ', 'Sale']) {
    form.write(brief)
    await pass(300)
  }
  expect(form.$facts.get()).toEqual(before)
  expect(calls().filter(call => call === 'POST /api/briefs/facts')).toHaveLength(1)
})

test('a form survives a reload, and an answer of the server does not overrule it', async () => {
  const browser = openBrowser({ brief: 'Old', form: toKept({ ...emptyForm(9), kind: 'job' }), updated_at: '' })
  const first = browser.openTab()
  await pass(0)
  expect(first.form.$form.get().kind).toBe('job')
  first.form.write(BRIEF)
  await pass(300)
  first.form.change(now => setWords(now, 'headline', 'Mine'))
  first.close()

  const { form } = browser.openTab()
  await pass(0)
  expect(form.$brief.get()).toBe(BRIEF)
  expect(form.$form.get()).toEqual(first.form.$form.get())
  expect(form.$facts.get().headline).toBe('Mine')
})

const LATER = { brief: 'Later', form: toKept({ ...emptyForm(9), kind: 'job' }), updated_at: '2026-03-18T10:00:00.000Z' }

test('what another browser changed later comes here, where nothing was changed since the server had it', async () => {
  const { openTab, answers } = openBrowser()
  const first = openTab()
  first.form.write(BRIEF)
  await pass(300)
  await pass(3_000)
  first.close()
  answers.current = LATER
  const { form } = openTab()
  expect(form.$brief.get()).toBe(BRIEF)
  await pass(0)
  expect([form.$brief.get(), form.$form.get().kind]).toEqual(['Later', 'job'])
  await pass(10_000)
  expect(openTab().form.$brief.get()).toBe('Later')
})

test.each(['before', 'after'])('what was changed here stays, %s it was opened', async when => {
  const { openTab, answers } = openBrowser()
  const first = openTab()
  first.form.write(BRIEF)
  await pass(10_000)
  if (when === 'before') first.form.change(now => setWords(now, 'headline', 'Mine'))
  first.close()
  answers.current = LATER
  const { form } = openTab()
  if (when === 'after') form.change(now => setWords(now, 'headline', 'Mine'))
  await pass(0)
  expect([form.$brief.get(), form.$facts.get().headline]).toEqual([BRIEF, 'Mine'])
})

test('whoever begins before the server answers writes on', async () => {
  const { openTab } = openBrowser({ brief: 'Old', form: toKept(emptyForm(9)), updated_at: '' })
  const { form } = openTab()
  form.write(BRIEF)
  await pass(0)
  expect(form.$brief.get()).toBe(BRIEF)
})

test('another tab follows, and is empty once the form was forgotten', async () => {
  const { openTab, tell } = openBrowser()
  const [one, two] = [openTab(), openTab()]
  one.form.change(now => setWords(now, 'headline', 'Mine'))
  tell()
  expect(two.form.$facts.get().headline).toBe('Mine')
  one.form.forget()
  tell()
  expect(two.form.$facts.get().headline).toBe(undefined)
})

test('the server gets the form some seconds after the last change, and is told when the email was made', async () => {
  const { openTab, callJson, calls } = openBrowser()
  const { form } = openTab()
  for (const text of ['M', 'Mine']) {
    form.change(now => setWords(now, 'headline', text))
    await pass(2_000)
  }
  await pass(1_000)
  const puts = callJson.mock.calls.filter(([, request]) => request?.method === 'PUT')
  expect(puts.map(([, request]) => request?.body)).toEqual([{ brief: '', form: toKept(form.$form.get()) }])

  form.change(now => setWords(now, 'headline', 'Another'))
  form.forget()
  await pass(10_000)
  expect(calls().at(-1)).toBe('DELETE /api/forms/current')
  expect(form.$form.get().typed).toEqual({})
})

test('after sign-out nothing of it is in the browser', async () => {
  const { openTab, storage } = openBrowser()
  const { form } = openTab()
  form.write(BRIEF)
  form.change(now => setWords(now, 'headline', 'Mine'))
  expect(storage.names()).toContain('text:form')
  storage.wipe()
  await pass(10_000)
  expect(storage.names()).toEqual([])
})

test.each(['{', '[]', '{"brief":"x","form":{"version":0}}', '{"form":null}'])(
  'kept as %s it is no form',
  async kept => {
    const { openTab, storage } = openBrowser()
    storage.write('text:form', kept)
    const { form } = openTab()
    await pass(0)
    expect([form.$brief.get(), form.$form.get()]).toEqual(['', emptyForm(1)])
  }
)

test('it is said once the form stands still', async () => {
  const { openTab } = openBrowser()
  const { form } = openTab()
  form.write(BRIEF)
  await pass(1_299)
  expect(form.$announcement.get()).toBe('')
  await pass(1)
  expect(form.$announcement.get()).toBe('5 facts in the email, 2 to decide')
})

test('a form is still the same until a person changes it, whatever is read', async () => {
  const { form } = openBrowser().openTab()
  form.write(BRIEF)
  await pass(300)
  const asked = form.$form.get()
  form.readAgain()
  await pass(300)
  expect(form.isStill(asked)).toBe(true)
  form.change(now => setWords(now, 'headline', 'Mine'))
  expect(form.isStill(asked)).toBe(false)
})

test('another look keeps what is chosen, and goes back', () => {
  const { form } = openBrowser().openTab()
  const { seed } = form.$form.get()
  form.change(now => chooseLook(now, { palette: 'Kiln' }))
  form.tryAnother(99)
  expect(form.$form.get().seed).not.toBe(seed)
  expect(lookOf(form.$form.get())).toEqual({ palette: 'Kiln' })
  form.goBack()
  expect(form.$form.get().seed).toBe(seed)
})
