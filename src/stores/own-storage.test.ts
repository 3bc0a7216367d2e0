import { expect, test } from 'vitest'
import { memoryStorage } from '../../tests/helpers/storage.ts'
import { createOwnStorage } from './own-storage.ts'

const DAY = 24 * 3_600_000

/** One browser, whoever sits at it. */
function openBrowser() {
  const storage = memoryStorage()
  let now = 0
  const of = (userId: string | null) =>
    createOwnStorage({ storage: () => storage, userId: () => userId, now: () => now })
  const pass = (days: number) => {
    now += days * DAY
  }
  return { storage, of, pass }
}

test('what one person leaves in a browser the next neither sees nor changes', () => {
  const { of } = openBrowser()
  const [ana, ben] = [of('ana'), of('ben')]
  ana.write('draft:new', 'A spring sale')

  expect([ben.read('draft:new'), ben.names()]).toEqual([undefined, []])
  ben.write('draft:new', 'An autumn sale')
  ben.remove('draft:new')
  expect([ana.read('draft:new'), ana.isKept()]).toEqual(['A spring sale', true])
})

test('signing out takes all that is a person’s, and nothing else', () => {
  const { of, storage } = openBrowser()
  const [ana, ben] = [of('ana'), of('ben')]
  ana.write('draft:new', 'A spring sale')
  ben.write('text:brief', 'Mine')
  storage.setItem('mailwright:theme', 'night')

  ana.wipe()

  expect([ana.names(), ana.isKept(), ben.read('text:brief')]).toEqual([[], false, 'Mine'])
  expect(storage.getItem('mailwright:theme')).toBe('night')
})

test('a session that ended by itself leaves its work for seven days, to that person only', () => {
  const { of, pass } = openBrowser()
  const [ana, ben, nobody] = [of('ana'), of('ben'), of(null)]
  ana.write('draft:new', 'A spring sale')

  pass(6)
  ben.tidy()
  nobody.tidy()
  expect(ana.read('draft:new')).toBe('A spring sale')
  pass(1)
  nobody.tidy()
  expect(ana.names()).toEqual([])
})

test('who is here keeps their work, and every visit and keystroke counts', () => {
  const { of, pass } = openBrowser()
  const ana = of('ana')
  ana.write('draft:new', 'A spring sale')
  pass(30)
  ana.tidy()
  expect(ana.read('draft:new')).toBe('A spring sale')
  pass(6)
  ana.write('text:brief', 'More')
  pass(6)
  of('ben').tidy()
  expect(ana.read('draft:new')).toBe('A spring sale')
})

test('work that nobody can be named for is forgotten', () => {
  const { of, storage } = openBrowser()
  for (const key of ['mailwright:draft:new', 'mailwright:text:brief:a1', 'mailwright:plan', 'mailwright:user::plan']) {
    storage.setItem(key, 'whose?')
  }
  storage.setItem('mailwright:theme', 'night')
  of('ana').tidy()
  expect(Object.keys(storage)).toEqual(['mailwright:theme', 'mailwright:user:ana:seen'])
})

test('on a page for strangers nothing is read or kept', () => {
  const { of, storage } = openBrowser()
  const nobody = of(null)
  nobody.write('draft:new', 'Whose?')
  nobody.tidy()
  expect([nobody.read('draft:new'), nobody.isKept(), Object.keys(storage)]).toEqual([undefined, false, []])
})

test('a browser that refuses storage loses nothing but the copy', () => {
  const storage = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError')
  }
  const own = createOwnStorage({ storage, userId: () => 'ana', now: () => 0 })
  for (const work of [() => own.write('a', 'b'), () => own.remove('a'), own.wipe, own.tidy]) expect(work).not.toThrow()
  expect([own.read('a'), own.names(), own.isKept()]).toEqual([undefined, [], false])
})
