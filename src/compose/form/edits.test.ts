import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EmailFacts } from '../email-facts.ts'
import { setWords } from './edit.ts'
import { factsOf } from './facts-of.ts'
import { faultOf } from './faults.ts'
import { READ, reading } from './fixtures/a-reading.ts'
import { anyEdit, anyWords } from './fixtures/any-edit.ts'
import { emptyForm, type Form, fill, rowsOf } from './form.ts'
import { fromKept, toKept } from './kept.ts'
import { place } from './offers.ts'
import { FORM_PATHS, type FormPath } from './paths.ts'

const form = () => fill(emptyForm(1), READ)

test('any edits end in the facts of the same final values typed at once', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 20 }), sequence => {
      const edited = sequence.reduce((now, { edit }) => edit(now), form())
      // While a value is faulty the email says the one before it, which is typed nowhere any more.
      fc.pre(!FORM_PATHS.some(path => hasFaultyWords(edited, path)))
      const start: Form = { ...emptyForm(1), kind: 'sale' }
      expect(factsOf(FORM_PATHS.reduce((now, path) => typeAll(now, path, edited), start))).toEqual(factsOf(edited))
    })
  )
})

const hasFaultyWords = (form: Form, path: FormPath) =>
  rowsOf(form, path).some(({ words }) => Object.entries(words).some(([part, text]) => faultOf(path, part, text)))

const typeAll = (form: Form, path: FormPath, from: Form) =>
  rowsOf(from, path).reduce(
    (now, row, at) =>
      Object.entries(row.words).reduce((each, [part, text]) => setWords(each, path, text, at, part), now),
    form
  )

test('an edit changes no other field, loses no word of its own but those it replaces, and keeps the email valid', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 8 }), anyEdit, (before, { path, edit }) => {
      const start = before.reduce((now, each) => each.edit(now), form())
      const after = edit(start)
      for (const other of FORM_PATHS) if (other !== path) expect(rowsOf(after, other)).toEqual(rowsOf(start, other))
      const { success, error } = EmailFacts.safeParse(factsOf(after))
      expect(success, error?.message).toBe(true)
    })
  )
})

test('adding a sentence or a guess keeps every word that stands in its field', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 8 }), anyWords, (before, text) => {
      const start = before.reduce((now, each) => each.edit(now), form())
      for (const path of ['sentences', 'steps', 'headline'] as const) {
        const after = place(start, { key: 'k', text }, path)
        const saidIn = (now: Form) =>
          rowsOf(now, path)
            .map(row => Object.values(row.words).join(' ').trim())
            .join(' ')
        expect(saidIn(after).startsWith(saidIn(start).trim().slice(0, -1))).toBe(true)
      }
    })
  )
})

test('filling after edits never changes a field that was touched', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { minLength: 1, maxLength: 10 }), fc.subarray(READ.guesses), (sequence, guesses) => {
      const edited = sequence.reduce((now, { edit }) => edit(now), form())
      const filled = fill(edited, reading(guesses))
      for (const path of Object.keys(edited.typed) as FormPath[])
        expect(rowsOf(filled, path)).toEqual(rowsOf(edited, path))
    })
  )
})

test('a form comes back from JSON as it was', () => {
  fc.assert(
    fc.property(fc.array(anyEdit, { maxLength: 10 }), sequence => {
      const edited = sequence.reduce((now, { edit }) => edit(now), form())
      expect(fromKept(JSON.parse(JSON.stringify(toKept(edited))))).toEqual(JSON.parse(JSON.stringify(edited)))
    })
  )
})
