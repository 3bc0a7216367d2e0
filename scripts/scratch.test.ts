import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openScratch } from './scratch.mjs'

test('a folder is gone with its run, and what a run has left that was cut off goes with the next', () => {
  const root = mkdtempSync(join(tmpdir(), 'scratch-'))
  onTestFinished(() => rmSync(root, { recursive: true }))
  const { pid: dead } = spawnSync(process.execPath, ['-e', ''])
  const [left, living] = [join(root, `mailwright-${dead}-a`), join(root, `mailwright-${process.pid}-b`)]
  for (const folder of [left, living]) mkdirSync(folder)

  const own = openScratch(root)
  expect([own.path, left, living].map(existsSync)).toEqual([true, false, true])
  own.remove()
  expect(existsSync(own.path)).toBe(false)
})
