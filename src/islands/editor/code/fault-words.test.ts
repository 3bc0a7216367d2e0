import { expect, test } from 'vitest'
import type { Fault } from '../../../email/lint/fault.ts'
import { faultWords } from './fault-words.ts'

const fault = (severity: Fault['severity']): Fault => ({ from: 0, to: 1, severity, message: '' })

test('faults are counted by how bad they are', () => {
  expect(faultWords([fault('error')])).toBe('1 error')
  expect(faultWords([fault('warning'), fault('error'), fault('error')])).toBe('2 errors, 1 warning')
  expect(faultWords([])).toBe('')
})
