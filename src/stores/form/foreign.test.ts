import { expect, test } from 'vitest'
import { READ } from '../../compose/form/fixtures/a-reading.ts'
import { emptyForm, fill } from '../../compose/form/form.ts'
import { answerLanguage, foreignOf } from './foreign.ts'

const formIn = (language: object) => {
  const german = { tag: 'de', confidence: 0.6, name: 'German', ...language }
  return fill(emptyForm(1), { ...READ, language: german })
}
const unsure = formIn({ writable: false, sure: false })

test('a language that is surely none the designer writes is foreign, and so is one that was kept without saying how sure', () => {
  expect(foreignOf(formIn({ writable: false, sure: true }))).toMatchObject({ name: 'German', by: 'reading' })
  expect(foreignOf(formIn({ writable: false }))).toMatchObject({ by: 'reading' })
  expect(foreignOf(formIn({ writable: true, sure: true }))).toBe(undefined)
  expect(foreignOf(emptyForm(1))).toBe(undefined)
})

test('an unsure one is asked about, and the answer holds through later readings in it', () => {
  expect(foreignOf(unsure)).toMatchObject({ by: 'nobody' })
  const { reading } = unsure
  if (!reading) throw new Error('Nothing was read.')
  expect(foreignOf(fill(answerLanguage(unsure, 'de', true), reading))).toMatchObject({ by: 'person' })
  expect(foreignOf(fill(answerLanguage(unsure, 'de', false), reading))).toBe(undefined)
})
