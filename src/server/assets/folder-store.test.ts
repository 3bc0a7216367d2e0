import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolderStore } from './folder-store.ts'

const newFolder = async () => join(await mkdtemp(join(tmpdir(), 'mailwright-assets-')), 'assets')
const file = { bytes: new Uint8Array([1, 2, 3]), type: 'image/png' }

test('a picture is kept in a folder that is made for it, found to the byte, and removed', async () => {
  const folder = await newFolder()
  const store = createFolderStore(folder)
  expect(await store.find('a.png')).toBeUndefined()

  await store.put('a.png', file)

  expect(new Uint8Array((await store.find('a.png')) ?? [])).toEqual(file.bytes)
  expect(await readdir(folder)).toEqual(['a.png'])
  await store.remove('a.png')
  await store.remove('a.png')
  expect(await readdir(folder)).toEqual([])
})

test('a disk without room keeps nothing, and says so', async () => {
  const folder = await newFolder()
  const store = createFolderStore(folder, Number.MAX_SAFE_INTEGER)

  await expect(store.put('a.png', file)).rejects.toMatchObject({
    code: 'unavailable',
    message: 'There is no room for more pictures on this server. Tell those who run it, and try again later.'
  })
  expect(await readdir(folder)).toEqual([])
})

test('a folder that cannot be used is away, and nothing half is left', async () => {
  const folder = await newFolder()
  await writeFile(folder, 'a file in its place')
  const store = createFolderStore(folder)

  await expect(store.put('a.png', file)).rejects.toMatchObject({ code: 'unavailable', cause: expect.anything() })
  await expect(store.find('a.png')).rejects.toMatchObject({ code: 'unavailable' })
  await rm(folder)
  await mkdir(join(folder, 'a.png'), { recursive: true })
  await expect(store.put('a.png', file)).rejects.toMatchObject({ code: 'unavailable' })
  expect(await readdir(folder)).toEqual(['a.png'])
})
