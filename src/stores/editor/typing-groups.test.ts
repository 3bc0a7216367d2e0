import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { createHistory } from './history.ts'
import { createTypingGroups } from './typing-groups.ts'

/** A text that is written letter by letter, each so many ms after the one before. */
function write(...inputs: [kind: string, text: string, after: number, ref?: string][]) {
  let at = 0
  const groupOf = createTypingGroups(() => at)
  const history = createHistory({ ...BLANK_EMAIL, html: '<p>a</p><p>b</p>' })
  for (const [kind, value, after, ref = 'e0'] of inputs) {
    at += after
    history.perform([{ op: 'set', ref, value }], { group: groupOf(ref, kind), title: `Text typed: **${value}**` })
  }
  return { history, titles: history.pending().map(({ title }) => title) }
}

test('a sentence that is typed with corrections and short pauses is one step, and one version', () => {
  const { history, titles } = write(
    ['insertText', 'Winter ', 0],
    ['insertText', 'Winter deels', 1_900],
    ['deleteContentBackward', 'Winter de', 300],
    ['insertCompositionText', 'Winter deals', 2_000],
    ['insertParagraph', 'Winter deals, today', 1_500]
  )
  expect(titles).toEqual(['Text typed: **Winter deals, today**'])
  history.undo()
  expect(history.$email.get().html).toBe('<p>a</p><p>b</p>')
})

test('in code a caret that was put elsewhere begins a step, in which what follows is', () => {
  const groupOf = createTypingGroups(() => 0)
  const groups = [groupOf('css', 'input', true), groupOf('css', 'input'), groupOf('css', 'input', true)]
  expect(groups[1]).toBe(groups[0])
  expect(groups[2]).not.toBe(groups[1])
})

test('a pause of two seconds, another place, a mark and a paste begin a step of their own', () => {
  const { titles } = write(
    ['insertText', 'One', 0],
    ['insertText', 'One two', 2_001],
    ['insertText', 'Other', 100, 'e1'],
    ['format', '**Other**', 100, 'e1'],
    ['insertText', '**Other** one', 100, 'e1'],
    ['insertFromPaste', 'Pasted', 100, 'e1']
  )
  expect(titles).toHaveLength(6)
})
