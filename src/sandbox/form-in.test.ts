import { expect, test } from 'vitest'
import { readForm } from './form-in.ts'

const send = (body: string | FormData | null, type?: string) =>
  readForm(
    new Request('http://localhost/', {
      method: 'POST',
      body,
      headers: type === undefined ? {} : { 'content-type': type }
    })
  )
const URL_ENCODED = 'application/x-www-form-urlencoded'

test('the fields of a form are read', async () => {
  const fields = new FormData()
  fields.set('deed', 'cancel')

  for (const form of [await send(fields), await send('deed=cancel', `${URL_ENCODED}; charset=UTF-8`)]) {
    expect((form as FormData).get('deed')).toBe('cancel')
  }
})

test.for<[string, string | null, string | undefined, number]>([
  ['JSON', '{}', 'application/json', 415],
  ['a text', 'deed=cancel', 'text/plain', 415],
  ['nothing', null, undefined, 415],
  ['a broken form', 'x', 'multipart/form-data; boundary=x', 400],
  ['a form without its boundary', 'x', 'multipart/form-data', 400],
  ['a long form', `deed=${'x'.repeat(70_000)}`, URL_ENCODED, 413]
])('%s is refused in a sentence', async ([, body, type, status]) => {
  const refusal = (await send(body, type)) as Response

  expect(refusal.status).toBe(status)
  expect(await refusal.text()).toMatch(/\.$/)
})
