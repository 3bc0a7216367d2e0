import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createLooks } from './looks.ts'

const png = (
  await sharp({ create: { width: 640, height: 40, channels: 3, background: '#1f4d3f' } })
    .png()
    .toBuffer()
).toString('base64')
const SHOWN = { pictures: [{ width: 640, png }], width: 470, widest: 3 }
const stays = new AbortController().signal

/** What was asked, and under which id. */
function ask(looks = createLooks(), signal = stays) {
  const told = Promise.withResolvers<string>()
  return { looks, id: told.promise, look: looks.ask('ana', told.resolve, signal) }
}

test('a page is asked, and answers with what it shows', async () => {
  const { looks, id, look } = ask()
  await looks.answer('ana', await id, SHOWN)
  expect(await look).toMatchObject({ width: 470, widest: 3, pictures: [{ width: 640 }] })
  await expect(looks.answer('ana', await id, SHOWN)).rejects.toMatchObject({ code: 'not_found' })
})

test('nobody answers for another account', async () => {
  const { looks, id, look } = ask(createLooks(50))
  await expect(looks.answer('ben', await id, SHOWN)).rejects.toMatchObject({ code: 'not_found' })
  expect(await look).toBeUndefined()
})

test.each([
  ['no picture', Buffer.from('<svg onload="x"/>').toString('base64'), 'unsupported_media_type'],
  ['a broken one', Buffer.from('\x89PNG\r\n\x1a\nbroken', 'latin1').toString('base64'), 'unprocessable'],
  [
    'one of another kind',
    (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
        .jpeg()
        .toBuffer()
    ).toString('base64'),
    'unprocessable'
  ]
])('%s is refused, and the work goes on without', async (_, bytes, code) => {
  const { looks, id, look } = ask(createLooks(300))
  await expect(
    looks.answer('ana', await id, { ...SHOWN, pictures: [{ width: 640, png: bytes }] })
  ).rejects.toMatchObject({ code })
  expect(await look).toBeUndefined()
})

test('a page that is late, and a caller who leaves, end the wait', async () => {
  expect(await ask(createLooks(20)).look).toBeUndefined()
  const left = new AbortController()
  const { look } = ask(createLooks(60_000), left.signal)
  left.abort()
  expect(await look).toBeUndefined()
})
