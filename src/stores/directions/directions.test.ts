import { expect, test, vi } from 'vitest'
import type { DirectionsAnswer } from '../../contract/directions.ts'
import { ApiError } from '../api.ts'
import { createDirections } from './directions.ts'

const ADD = { op: 'add', kind: 'text', content: { text: 'Hello' } }
const email = {
  name: 'n',
  subject: 's',
  preheader: '',
  html_value: '<p>Hi</p>',
  css_value: '',
  facts_value: '',
  lang: 'en',
  dir: 'ltr'
} as const
const answer: DirectionsAnswer = {
  template_id: 't1',
  revision: 1,
  brief: 'A sale',
  directions: [
    { name: 'picture', label: 'Picture first', revision: 1, reason: null, email },
    { name: 'letter', label: 'A letter', revision: null, reason: 'Too slow.', email: null }
  ],
  taken: null
}
const asked = { prompt: 'A sale', directions: 2, key: 'k' } as const
const told = (direction: number, event: string, data: unknown) => ['direction', { direction, event, data }] as const
const FIRST = [
  told(0, 'begun', { name: 'picture', label: 'Picture first' }),
  told(0, 'operation', ADD),
  told(0, 'finished', { template_id: 't1', revision: 1 })
]
const SECOND = [told(1, 'begun', { name: 'letter', label: 'A letter' }), told(1, 'operation', ADD)]

const stream = (...events: (readonly [string, unknown])[]) =>
  new Response(events.map(([event, data]) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''))

function open(call: () => Promise<Response>, given?: DirectionsAnswer) {
  const parts = {
    call: vi.fn(call),
    onTemplate: vi.fn(),
    onLook: vi.fn(),
    onSettled: vi.fn(),
    callJson: vi.fn(async () => answer)
  }
  return { ...parts, directions: createDirections(given, { ...parts, callJson: parts.callJson as never }) }
}
const states = ({ $columns }: ReturnType<typeof createDirections>) => $columns.get().map(({ state }) => state)

test('each direction comes section by section, and the first that is finished gives the page its address', async () => {
  const { directions, onTemplate } = open(async () => stream(...FIRST, ...SECOND, ['done', { directions: answer }]))
  const seen: string[] = []
  directions.$columns.listen(columns =>
    seen.push(columns.map(({ state, email }) => `${state}${email.html && '+'}`).join(' '))
  )

  await directions.make(asked)

  expect(seen).toEqual([
    'to-come to-come',
    'making to-come',
    'making+ to-come',
    'finished+ to-come',
    'finished+ making',
    'finished+ making+',
    'finished+ unfinished'
  ])
  expect(onTemplate).toHaveBeenCalledWith('t1')
  expect(directions.$columns.get()[1]?.reason).toBe('Too slow.')
})

test('a connection that ends keeps what was finished, and says what to do about the rest', async () => {
  const { directions } = open(async () => stream(...FIRST, ...SECOND))
  await directions.make(asked)
  expect(states(directions)).toEqual(['finished', 'unfinished'])
  expect(directions.$columns.get()[1]?.reason).toContain('have the rest made now')
})

test('where nothing was finished the reason stands in the place of all, a language apart', async () => {
  const { directions } = open(async () => stream(['error', { code: 'designer_failed', message: 'Try again.' }]))
  await directions.make(asked)
  expect([directions.$failure.get(), states(directions)]).toEqual([{ message: 'Try again.', isLanguage: false }, []])

  const foreign = open(async () => {
    throw new ApiError(422, 'language', 'English only.')
  })
  await foreign.directions.make(asked)
  expect(foreign.directions.$failure.get()).toEqual({ message: 'English only.', isLanguage: true })
})

test('one that is made anew and fails leaves the one that was there', async () => {
  const { directions } = open(async () => stream(['error', { code: 'designer_failed', message: 'Too slow.' }]), answer)
  await expect(directions.remake(0, { anew: true })).rejects.toThrow('Too slow.')
  expect(states(directions)).toEqual(['finished', 'unfinished'])
  expect(directions.$columns.get()[0]?.email.html).toBe('<p>Hi</p>')
})

test('one that was not finished and fails again says why', async () => {
  const { directions } = open(
    async () => stream(['error', { code: 'designer_failed', message: 'Again too slow.' }]),
    answer
  )
  await directions.remake(1, { anew: false })
  expect(directions.$columns.get()[1]).toMatchObject({ state: 'unfinished', reason: 'Again too slow.' })
})

test('the server is shown the direction that it asks about, as far as it has come', async () => {
  const [begun, added, finished] = FIRST as [(typeof FIRST)[0], (typeof FIRST)[0], (typeof FIRST)[0]]
  const look = told(0, 'look', { id: 'look-1' })
  const { directions, onLook } = open(async () =>
    stream(begun, added, look, finished, ['done', { directions: answer }])
  )
  await directions.make(asked)
  expect(onLook).toHaveBeenCalledExactlyOnceWith(
    'look-1',
    expect.objectContaining({ html: expect.stringContaining('<') })
  )
})
