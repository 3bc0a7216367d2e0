import { atom } from 'nanostores'
import { expect, test, vi } from 'vitest'
import type { TemplateAnswer } from '../../contract/template.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email/email.ts'
import { createTurn } from './turn.ts'

const MADE: EmailSource = { ...BLANK_EMAIL, html: '<p>Made</p>' }
const SAVED = {} as TemplateAnswer

function open(canReceive = true) {
  const steps = { undo: vi.fn(), redo: vi.fn(), receive: vi.fn(() => canReceive) }
  const $trial = atom<EmailSource | undefined>(undefined)
  return { ...steps, $trial, turn: createTurn($trial, steps) }
}

test('undo means a turn from its first change on, and redo brings it back', () => {
  const { turn, undo, redo, $trial } = open()
  expect(turn.$isShown.get()).toBe(false)
  turn.show(MADE)
  expect(turn.$isShown.get()).toBe(true)
  turn.undo()
  expect($trial.get()).toBeUndefined()
  expect([turn.$isShown.get(), turn.$isTakenBack.get()]).toEqual([false, true])
  turn.redo()
  expect($trial.get()).toBe(MADE)
  turn.arrive(SAVED, {})
  expect([undo.mock.calls, redo.mock.calls]).toEqual([[], []])
})

test('however often undo is pressed while a turn is on its way, only the turn is taken back', () => {
  const { turn, undo } = open()
  turn.show(MADE)
  for (let count = 0; count < 4; count++) turn.undo()
  expect(undo).not.toHaveBeenCalled()
  turn.arrive(SAVED, {})
  expect(undo).toHaveBeenCalledTimes(1)
  expect(turn.$isTakenBack.get()).toBe(false)
})

test('a turn that was taken back and cannot be brought in takes nothing else back', () => {
  const { turn, undo } = open(false)
  turn.show(MADE)
  turn.undo()
  turn.arrive(SAVED, {})
  expect(undo).not.toHaveBeenCalled()
})
