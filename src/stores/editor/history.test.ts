import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { changeBetween } from '../../email/history/change-between.ts'
import { changeOf } from '../../email/history/step.ts'
import { applyChange } from '../../email/operations/change.ts'
import { createHistory } from './history.ts'

const begin = (html = '<p>One</p><p>Two</p>') => createHistory({ ...BLANK_EMAIL, html })
const say = (ref: string, value: string) => [{ op: 'set', ref, value } as const]

test('takes back in order, to the byte, and does again', () => {
  const history = begin()
  history.perform(say('e0', 'Uno'))
  history.perform(say('e1', 'Due'))
  history.undo()
  history.undo()
  history.undo()
  expect(history.$email.get().html).toBe('<p>One</p><p>Two</p>')
  history.redo()
  history.redo()
  expect(history.$email.get().html).toBe('<p>Uno</p><p>Due</p>')
})

test('what is done after an undo takes the place of what was undone', () => {
  const history = begin()
  history.perform(say('e0', 'Uno'))
  history.undo()
  history.perform(say('e1', 'Due'))
  expect(history.$redo.get()).toBeUndefined()
  expect(history.$log.get().steps).toHaveLength(1)
})

test('steps of one group are one step, until it is closed', () => {
  const history = begin()
  for (const value of ['U', 'Un', 'Uno']) history.perform(say('e0', value), { group: 'word' })
  history.close()
  history.perform(say('e0', 'Uno!'), { group: 'word' })
  expect(history.$log.get().steps).toHaveLength(2)
  history.undo()
  history.undo()
  expect(history.$email.get().html).toBe('<p>One</p><p>Two</p>')
})

test('refused operations change nothing, not even the ones before them', () => {
  const history = begin()
  expect(history.perform([...say('e0', 'Uno'), ...say('e9', 'x')])).toMatchObject({ ok: false })
  expect(history.$email.get().html).toBe('<p>One</p><p>Two</p>')
  expect(history.isPending()).toBe(false)
})

test('the server hears of an undone step only if it heard of the step', () => {
  const history = begin()
  history.perform(say('e0', 'Uno'))
  history.undo()
  expect(history.pending()).toEqual([])
  history.redo()
  expect(history.takePending().map(({ cause }) => cause)).toEqual(['hand'])
  history.undo()
  expect(history.pending().map(({ cause }) => cause)).toEqual(['undo'])
  history.redo()
  expect(history.pending()).toEqual([])
})

test('what others did goes under what is pending, and both can be undone', () => {
  const history = begin()
  const base = history.$email.get()
  history.perform(say('e0', 'Uno'))
  const theirs = changeBetween(base, { ...base, html: '<p>One</p><p>Due</p>' })
  expect(history.receive(theirs, {})).toBe(true)
  expect(history.$email.get().html).toBe('<p>Uno</p><p>Due</p>')
  expect(history.pending()).toHaveLength(1)
  history.undo()
  history.undo()
  expect(history.$email.get()).toEqual(base)
})

test('each change of a step goes on behind what others did, under its own words', () => {
  const history = begin('<p>One</p><p>Two</p><p>Three</p>')
  const base = history.$email.get()
  history.perform([...say('e0', 'Uno'), ...say('e2', 'Tre')])
  history.receive(changeBetween(base, { ...base, html: '<p>One</p><p>Due, e mezzo</p><p>Three</p>' }), {})
  const [step] = history.pending()
  expect(step?.changes.map(({ line }) => line.text)).toEqual(['Text: **Uno**', 'Text: **Tre**'])
  const [first] = step!.changes
  const theirs = { ...base, html: '<p>One</p><p>Due, e mezzo</p><p>Three</p>' }
  expect(applyChange(theirs, first!.change).html).toBe('<p>Uno</p><p>Due, e mezzo</p><p>Three</p>')
  expect(applyChange(theirs, changeOf(step!))).toEqual(history.$email.get())
})

test('the server hears of each change that an undo takes back', () => {
  const history = begin()
  history.perform([...say('e0', 'Uno'), ...say('e1', 'Due')])
  const after = history.$email.get()
  history.takePending()
  history.undo()
  const [step] = history.pending()
  expect(step?.changes.map(({ line }) => line.text)).toEqual(['Text: **Due**', 'Text: **Uno**'])
  expect(applyChange(after, step!.changes[0]!.change).html).toBe('<p>Uno</p><p>Two</p>')
  expect(applyChange(after, changeOf(step!)).html).toBe('<p>One</p><p>Two</p>')
})

test('what others did to the same bytes is refused, and nothing is lost', () => {
  const history = begin()
  const base = history.$email.get()
  history.perform(say('e0', 'Uno'))
  const theirs = changeBetween(base, { ...base, html: '<p>Eins</p><p>Two</p>' })
  expect(history.receive(theirs, {})).toBe(false)
  expect(history.$email.get().html).toBe('<p>Uno</p><p>Two</p>')
})

test('a log that was kept goes on where it stood, what was undone included', () => {
  const first = begin()
  first.perform(say('e0', 'Uno'))
  first.perform(say('e1', 'Due'))
  first.undo()
  const second = begin(first.$email.get().html)
  second.takeUp(first.$log.get(), first.$email.get())
  second.redo()
  expect(second.$email.get().html).toBe('<p>Uno</p><p>Due</p>')
  second.undo()
  second.undo()
  expect(second.$email.get().html).toBe('<p>One</p><p>Two</p>')
})

test('what was changed elsewhere since a log was kept is a step between it and this sitting', () => {
  const first = begin()
  first.perform(say('e0', 'Uno'))
  const second = begin('<p>Uno</p><p>Due</p>')
  second.perform(say('e1', 'Due!'))
  second.takeUp(first.$log.get(), first.$email.get())
  const seen = [1, 2, 3].map(() => {
    second.undo()
    return second.$email.get().html
  })
  expect(seen).toEqual(['<p>Uno</p><p>Due</p>', '<p>Uno</p><p>Two</p>', '<p>One</p><p>Two</p>'])
})
