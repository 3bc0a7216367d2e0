import { expect, test } from 'vitest'
import { applyChange } from '../operations/change.ts'
import { made } from '../operations/fixtures/any-operation.ts'
import { namedChanges } from './named-changes.ts'
import { changeOf } from './step.ts'

test('what lies between two emails is named in parts, which together lead from one to the other', () => {
  const after = { ...made, subject: 'Spring', html: `${made.html}<p>x</p>`, css: `${made.css}p { color: red }` }
  const changes = namedChanges(made, after)

  expect(changes.map(({ line }) => line.text)).toEqual(['Subject: **Spring**', 'HTML and CSS changed'])
  expect(applyChange(made, changeOf({ changes }))).toEqual(after)
  expect(namedChanges(after, { ...after, css: '' }).map(({ line }) => line.text)).toEqual(['CSS changed'])
  expect(namedChanges(after, after)).toEqual([])
})
