import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { FolderInUse, type LockedFolder, type LockOptions, lockFolder } from './lock-folder.ts'
import { ownerHere, standingOf } from './lock-owner.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'mailwright-lock-'))
const QUICK = { beatMs: 50, silenceMs: 1_000 }

const taken: LockedFolder[] = []
afterEach(async () => {
  for (const lock of taken.splice(0)) await lock.release()
})

async function take(folder: string, options: LockOptions = QUICK): Promise<LockedFolder> {
  const lock = await lockFolder(folder, options)
  taken.push(lock)
  return lock
}

/** Another process that takes the folder, and then does what `then` says. */
async function startOther(folder: string, then = 'setInterval(() => {}, 1000)', inside: string[] = []) {
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock-folder.ts'))}
    const onLost = () => process.exit(7)
    await lockFolder(${JSON.stringify(folder)}, { beatMs: 50, silenceMs: 1000, onLost }); console.log('locked'); ${then}`
  const [command = '', ...args] = [...inside, process.execPath, '--input-type=module-typescript', '-e', script]
  const other = spawn(command, args)
  let said = ''
  other.stderr.on('data', data => {
    said += data
  })
  await once(other.stdout, 'data')
  return { other, said: () => said }
}

/** Makes a lock look like one of another machine or container, where no process of this one can be looked up. */
function moveElsewhere(folder: string) {
  const file = join(folder, 'lock')
  const owner = { ...JSON.parse(readFileSync(file, 'utf8')), place: 'elsewhere' }
  writeFileSync(`${file}.draft`, JSON.stringify(owner))
  renameSync(`${file}.draft`, file)
}

test('a folder has one owner, who can give it back', async () => {
  const folder = newFolder()
  const { release } = await take(folder)

  await expect(lockFolder(folder)).rejects.toThrow(
    /is in use by another Mailwright \(process \d+\)\. Stop that one first/
  )

  await release()
  expect(existsSync(join(folder, 'lock'))).toBe(false)
  await expect(take(folder)).resolves.toMatchObject({ file: join(folder, 'lock') })
})

test.skipIf(standingOf(ownerHere()) === 'unknown')(
  'the lock of a process that was killed is taken over at once',
  async () => {
    const folder = newFolder()
    const { other } = await startOther(folder)
    await expect(lockFolder(folder)).rejects.toThrow(FolderInUse)
    other.kill('SIGKILL')
    await once(other, 'exit')

    await expect(take(folder, { ...QUICK, silenceMs: 600_000 })).resolves.toBeDefined()
  }
)

test('a process that only has the number of a dead owner is not mistaken for it', () => {
  const own = ownerHere()

  expect(standingOf({ ...own, began: 'long ago' })).not.toBe('alive')
  expect(standingOf({ ...own, place: 'another container' })).toBe('unknown')
})

test('an owner elsewhere keeps its folder for as long as its heart beats, also with a busy main thread', async () => {
  const folder = newFolder()
  const { other } = await startOther(folder, 'for (;;) {}')
  const beats = await lockFolder(folder, QUICK).catch(error => error)
  expect(beats.message).toMatch(/is in use by another Mailwright/)
  moveElsewhere(folder)
  const waited: string[] = []

  const refusal = await lockFolder(folder, { silenceMs: 60_000, onWait: () => waited.push('watched') }).catch(
    error => error
  )

  expect(refusal.message).toMatch(/in use by another Mailwright, on another machine or in another container\./)
  expect(waited).toEqual(['watched'])
  other.kill('SIGKILL')
})

test('an owner elsewhere that is silent loses its folder', async () => {
  const folder = newFolder()
  const { other } = await startOther(folder)
  other.kill('SIGKILL')
  await once(other, 'exit')
  moveElsewhere(folder)

  await expect(take(folder)).resolves.toBeDefined()
})

test.for(['{"pid":', '{"pid":-1,"began":"x","place":"y","token":"z"}', 'null', '', '[]'])(
  'a lock that says %j is taken over once nobody touches it',
  async text => {
    const folder = newFolder()
    writeFileSync(join(folder, 'lock'), text)

    await expect(take(folder)).resolves.toBeDefined()
  }
)

test('a lock that says nothing, but is touched, is left', async () => {
  const folder = newFolder()
  const file = join(folder, 'lock')
  writeFileSync(file, '')
  const touch = setInterval(() => utimesSync(file, new Date(), new Date()), 50)

  await expect(lockFolder(folder, QUICK)).rejects.toThrow(FolderInUse)
  clearInterval(touch)
})

test('of two that find a silent owner at once, one gets the folder', async () => {
  const folder = newFolder()
  writeFileSync(join(folder, 'lock'), 'left')

  const both = await Promise.allSettled([take(folder), take(folder)])

  expect(both.filter(each => each.status === 'fulfilled')).toHaveLength(1)
})

/** Makes a command the first process of a container, where that can be done. */
const AS_FIRST = [
  'unshare',
  ...(process.getuid?.() === 0 ? [] : ['--map-root-user']),
  '--pid',
  '--fork',
  '--mount-proc'
]
const hasContainers = spawnSync(AS_FIRST[0] ?? '', [...AS_FIRST.slice(1), 'true']).status === 0

test.for([
  { as: 'any process', inside: [], isPossible: true },
  { as: 'the first process of a container', inside: AS_FIRST, isPossible: hasContainers }
])('as $as, whoever has lost the folder hears of it and ends by itself', async ({ inside, isPossible }, { skip }) => {
  skip(!isPossible, 'No container can be made here.')
  const folder = newFolder()
  const { other } = await startOther(folder, undefined, inside)

  writeFileSync(join(folder, 'lock'), JSON.stringify({ ...ownerHere(), token: 'of another' }))

  expect(await once(other, 'close')).toEqual([7, null])
})

test.for(['was taken over', 'was deleted'])(
  'a process that is stuck when its lock %s is killed, with a sentence',
  async what => {
    const folder = newFolder()
    const { other, said } = await startOther(folder, 'for (;;) {}')

    if (what === 'was deleted') rmSync(join(folder, 'lock'))
    else writeFileSync(join(folder, 'lock'), JSON.stringify({ ...ownerHere(), token: 'of another' }))
    await once(other, 'close')

    expect(said()).toMatch(/was taken over by another Mailwright while this one was silent.* This one has stopped/)
  }
)
