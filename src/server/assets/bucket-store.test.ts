import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { openBucket } from '../../../tests/helpers/bucket.ts'
import { createBucketStore } from './bucket-store.ts'

const { config, objects, state, pathOf } = await openBucket()
const store = createBucketStore(config)
const bytes = new Uint8Array(Array.from({ length: 5_000 }, (_, at) => at % 251))
const file = { bytes, type: 'image/png' }
const newKey = () => `${randomUUID()}.png`
/** A refusal for the screen, and its cause for the log. */
const away = (cause: unknown) => ({ code: 'unavailable', message: expect.stringMatching(/ try again /), cause })

beforeEach(() => {
  state.mood = 'well'
})

test('a picture is kept under its type for ever, found to the byte, and removed', async () => {
  const key = newKey()
  await store.put(key, file)

  expect(objects.get(pathOf(key))?.headers).toMatchObject({
    'content-type': 'image/png',
    'cache-control': 'public, max-age=31536000, immutable'
  })
  expect(await store.find(key)).toEqual(bytes)
  await store.remove(key)
  expect(await store.find(key)).toBeUndefined()
  await store.remove(key)
})

test.for([
  [{ secretAccessKey: 'another' }, '403 SignatureDoesNotMatch'],
  [{ accessKeyId: 'nobody' }, '403 InvalidAccessKeyId'],
  [{ region: 'elsewhere' }, '403 SignatureDoesNotMatch']
] as const)('a store that refuses %j is away for people, and says why in the log', async ([wrong, answered]) => {
  const refused = createBucketStore({ ...config, ...wrong })
  const cause = new Error(`The store of pictures answered ${answered}`)

  await expect(refused.put(newKey(), file)).rejects.toMatchObject(away(cause))
  await expect(refused.find(newKey())).rejects.toMatchObject(away(cause))
  await expect(refused.remove(newKey())).rejects.toMatchObject(away(cause))
})

test('a store that breaks is asked again a little later, and given up after that', async () => {
  const key = newKey()
  state.mood = 'busy-once'
  await store.put(key, file)
  expect(objects.get(pathOf(key))?.bytes).toEqual(Buffer.from(bytes))

  state.mood = 'broken'
  state.calls = 0
  const cause = new Error('The store of pictures answered 500 InternalError')
  await expect(store.find(key)).rejects.toMatchObject(away(cause))
  expect(state.calls).toBe(3)
})

test('a store that never answers is given up', async () => {
  state.mood = 'hanging'
  const impatient = createBucketStore(config, 50)

  await expect(impatient.put(newKey(), file)).rejects.toMatchObject(
    away(expect.objectContaining({ name: 'TimeoutError' }))
  )
  await expect(impatient.find(newKey())).rejects.toMatchObject(away(expect.anything()))
})

test('half a picture is no picture', async () => {
  const key = newKey()
  await store.put(key, file)
  state.mood = 'half'

  await expect(store.find(key)).rejects.toMatchObject(away(expect.anything()))
})

test('a bucket that is not there is no missing picture', async () => {
  state.mood = 'no-bucket'
  const cause = new Error('The store of pictures answered 404 NoSuchBucket')

  await expect(store.find(newKey())).rejects.toMatchObject(away(cause))
  await expect(store.remove(newKey())).rejects.toMatchObject(away(cause))
})

test('a store that nobody answers for is away', async () => {
  const nowhere = createBucketStore({ ...config, endpoint: 'http://127.0.0.1:9' })

  await expect(nowhere.find(newKey())).rejects.toMatchObject(away(expect.anything()))
})
