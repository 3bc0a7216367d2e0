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
  const tests = modules.flatMap(each => [...each.children.allTests()])
  const inState = (/** @type {string} */ state) => tests.filter(test => test.result().state === state)
  // A file that cannot be read has no tests, and is one that failed.
  const unread = modules.filter(each => each.state() === 'failed' && each.children.size === 0)
  const red = inState('failed')
  return {
    passed: inState('passed').length,
    failed: red.length + unread.length,
    skipped: inState('skipped').length + inState('pending').length,
    files: modules.map(each => ({ file: fileOf(each), seconds: secondsOf(each.diagnostic()) })),
    failures: [...red.map(test => `${fileOf(test.module)} ${test.fullName}`), ...unread.map(fileOf)]
  }
}

/** @param {TestModule} module */
const fileOf = module => relative(ROOT, module.moduleId)

/** From the first import to the last test. @param {ReturnType<TestModule['diagnostic']>} times in milliseconds */
function secondsOf({ setupDuration, collectDuration, duration }) {
  return (setupDuration + collectDuration + duration) / 1_000
}
