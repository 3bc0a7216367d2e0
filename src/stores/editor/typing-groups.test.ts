import { expect, test } from 'vitest'
import { createTypingGroups } from './typing-groups.ts'

test('inputs of one kind and place belong together until a pause, another kind or another place', () => {
  let at = 0
  const groupOf = createTypingGroups(() => at)
  const first = groupOf('s1.heading', 'insertText')
  at += 1_000
  expect(groupOf('s1.heading', 'insertText')).toBe(first)
  const others = [
    groupOf('s1.heading', 'insertText', true),
    groupOf('s1.heading', 'deleteContentBackward'),
    groupOf('s1.text', 'deleteContentBackward')
  ]
  at += 1_300
  others.push(groupOf('s1.text', 'deleteContentBackward'))
  expect(new Set([first, ...others]).size).toBe(5)
})
