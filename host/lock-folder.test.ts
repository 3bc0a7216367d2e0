import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { FolderInUse, lockFolder } from './lock-folder.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'mailwright-lock-'))

test('a folder has one owner, who can give it back', async () => {
  const folder = newFolder()
  const release = await lockFolder(folder)

  await expect(lockFolder(folder)).rejects.toThrow(
    /is in use by another Mailwright \(process \d+\)\. Stop that one first/
  )

  release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
})

test('the lock of a process that was killed is taken over', async () => {
  const folder = newFolder()
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock-folder.ts'))}
    await lockFolder(${JSON.stringify(folder)}); console.log('locked'); setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module-typescript', '-e', script], {
    stdio: ['ignore', 'pipe', 'ignore']
  })
  await once(other.stdout, 'data')

  await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
  other.kill('SIGKILL')
  await once(other, 'exit')

  await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
})

test('a process that only has the number of a dead owner is not mistaken for it', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: process.pid, began: 'long ago', token: 'other' }))

  await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
})

test('a lock file that was cut short by a crash is taken over', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'lock'), '{"pid":')

  await expect(lockFolder(folder)).resolves.toBeTypeOf('function')
})

test('of two that find a dead owner at once, one gets the folder', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'lock'), JSON.stringify({ pid: 2 ** 22 + 1, began: 'long ago', token: 'other' }))

  const taken = await Promise.allSettled([lockFolder(folder), lockFolder(folder)])

  expect(taken.filter(each => each.status === 'fulfilled')).toHaveLength(1)
})
