// A reporter for Vitest: it writes counts and times to the file that TEST_REPORT names, as `report.mjs` reads them.
import { writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import { ROOT } from './setup.mjs'

/** @import { TestModule } from 'vitest/node' */

export default class {
  /** @param {readonly TestModule[]} modules */
  onTestRunEnd(modules) {
    const { TEST_REPORT } = process.env
    if (TEST_REPORT) writeFileSync(TEST_REPORT, JSON.stringify(reportOf(modules)))
  }
}

/** @param {readonly TestModule[]} modules */
function reportOf(modules) {
  const states = modules.flatMap(each => [...each.children.allTests()].map(test => test.result().state))
  const count = (/** @type {string} */ state) => states.filter(each => each === state).length
  // A file that cannot be read has no tests, and is one that failed.
  const unread = modules.filter(each => each.state() === 'failed' && each.children.size === 0).length
  return {
    passed: count('passed'),
    failed: count('failed') + unread,
    skipped: count('skipped') + count('pending'),
    files: modules.map(each => ({ file: relative(ROOT, each.moduleId), seconds: secondsOf(each.diagnostic()) }))
  }
}

/** From the first import to the last test. @param {ReturnType<TestModule['diagnostic']>} times in milliseconds */
function secondsOf({ setupDuration, collectDuration, duration }) {
  return (setupDuration + collectDuration + duration) / 1_000
}
