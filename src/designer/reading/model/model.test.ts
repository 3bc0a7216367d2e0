import { expect, test } from 'vitest'
import { loadModel } from './load.ts'
import type { TagRole } from './model-shape.ts'

const LETTER =
  'Write a launch email for Quillmoor, a small pen maker in Bath. Our new nib opens for pre-orders on 3 May at £48. Calm and minimal, with lots of white space. Add a big photo at the top.'
const model = await loadModel()
const said = (text: string, role: TagRole): string[] =>
  model
    .tag(text)
    .filter(span => span.role === role)
    .map(({ span: { at, length } }) => text.slice(at, at + length))

test('tells what is asked, who asks, what is news and what is to look how', () => {
  expect(said(LETTER, 'brand')).toEqual(['Quillmoor'])
  expect(said(LETTER, 'trade')).toEqual(['a small pen maker in Bath'])
  expect(said(LETTER, 'say')).toEqual(['Our new nib opens for pre-orders on 3 May at £48'])
  expect(said(LETTER, 'look').join()).toContain('Calm and minimal')
  expect(said(LETTER, 'part')).toEqual(['Add a big photo at the top'])
})

test('spans lie in order, without overlap, and know how sure they are', () => {
  let end = 0
  for (const { span, confidence, content } of model.tag(LETTER)) {
    expect(span.at).toBeGreaterThanOrEqual(end)
    end = span.at + span.length
    for (const chance of [confidence, content]) expect(chance).toSatisfy((one: number) => one > 0 && one <= 1)
  }
})

test.each([
  ['nothing', ''],
  ['signs only', '… ??? \n\n!'],
  ['one word', 'sale'],
  ['one digit many times', '7'.repeat(20_000)],
  ['emoji', '🎉🎉']
])('%s is read without complaint', (_, text) =>
  expect(() => [model.tag(text), model.kinds(text), model.topic(text)]).not.toThrow()
)

test('says in the words of the brief what it is about', () => {
  const brief = 'Announce the autumn sale at Volt Bikes: £200 off every e-bike until Monday'
  const { span } = model.topic(brief)!
  expect(brief.slice(span.at, span.at + span.length)).toBe('autumn sale')
})

test('names the likeliest kinds, three at most, the likeliest first', () => {
  const kinds = model.kinds(LETTER)
  expect(kinds[0]?.kind).toBe('launch')
  expect(kinds).toHaveLength(3)
  expect(kinds[0]!.confidence).toBeGreaterThan(kinds[1]!.confidence)
})

test('a file that is missing is asked for again the next time', async () => {
  await expect(loadModel('/nowhere/model.bin')).rejects.toThrow('ENOENT')
  await expect(loadModel('/nowhere/model.bin')).rejects.toThrow('ENOENT')
})
