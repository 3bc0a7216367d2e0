import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runs } from '../../../tests/helpers/nightly.ts'
import type { EmailSource } from '../../email/email.ts'
import { changeBetween } from '../../email/history/change-between.ts'
import { changeOf, type Step } from '../../email/history/step.ts'
import { applyChange } from '../../email/operations/change.ts'
import { anyEmail, anyOperation } from '../../email/operations/fixtures/any-operation.ts'
import { createHistory, type History } from './history.ts'

/** What is done in a sitting: `tell` is a save, `fail` one that did not get there. */
const anyAct = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      act: fc.constant('perform'),
      operations: fc.array(anyOperation, { minLength: 1, maxLength: 3 })
    })
  },
  { weight: 3, arbitrary: fc.record({ act: fc.constant('word'), operations: fc.tuple(anyOperation) }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('code'), at: fc.nat(), insert: fc.string() }) },
  {
    weight: 6,
    arbitrary: fc.constantFrom({ act: 'undo' }, { act: 'undo' }, { act: 'redo' }, { act: 'tell' }, { act: 'fail' })
  }
)
type Act = { act: string; operations?: Parameters<History['perform']>[0]; at?: number; insert?: string }

function begin(email: EmailSource) {
  const history = createHistory(email)
  const told: Step[] = []
  const doing: Record<string, (act: Act) => unknown> = {
    perform: ({ operations = [] }) => history.perform(operations),
    word: ({ operations = [] }) => history.perform(operations, { group: 'word' }),
    code({ at = 0, insert = '' }) {
      const before = history.$email.get()
      const place = at % (before.html.length + 1)
      const after = { ...before, html: before.html.slice(0, place) + insert + before.html.slice(place) }
      history.record(after, changeBetween(before, after), { cause: 'code' })
    },
    undo: history.undo,
    redo: history.redo,
    tell: () => told.push(...history.takePending()),
    fail: () => history.giveBack(history.takePending())
  }
  return { history, told, take: (act: Act) => doing[act.act]?.(act) }
}

const replayed = (email: EmailSource, steps: readonly Step[]) =>
  steps.reduce((sum, step) => applyChange(sum, changeOf(step)), email)

test('whatever is done and undone, the log and what the server is told give the same bytes, and undoing all the first', () => {
  fc.assert(
    fc.property(anyEmail, fc.array(anyAct, { maxLength: 24 }), (email, acts) => {
      const { history, told, take } = begin(email)
      for (const act of acts) take(act as Act)
      const after = history.$email.get()
      const { steps, at } = history.$log.get()
      expect(replayed(email, steps.slice(0, at))).toEqual(after)
      expect(replayed(email, [...told, ...history.pending()])).toEqual(after)
      for (let left = at; left > 0; left -= 1) history.undo()
      expect(history.$email.get()).toEqual(email)
      expect(replayed(email, [...told, ...history.pending()])).toEqual(email)
      for (let left = at; left > 0; left -= 1) history.redo()
      expect(history.$email.get()).toEqual(after)
    }),
    { numRuns: runs(300) }
  )
})
