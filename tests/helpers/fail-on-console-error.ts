import { afterEach, beforeEach, expect, vi } from 'vitest'

/** A stray `console.error` is a defect nobody looked at: a test that expects one must replace it itself. */
beforeEach(() => {
  vi.spyOn(console, 'error')
})

afterEach(() => {
  const { error } = console
  if (!vi.isMockFunction(error)) return
  const calls = error.mock.calls
  vi.restoreAllMocks()
  expect(calls, 'console.error was called').toEqual([])
})
