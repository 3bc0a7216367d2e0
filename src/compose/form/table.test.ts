import { expect, test } from 'vitest'
import { FactFields, type FieldName } from '../email-facts.ts'
import { KINDS } from '../kinds.ts'
import { setWords } from './edit.ts'
import { factsOf, faultsOf } from './facts-of.ts'
import { emptyForm, type Form } from './form.ts'
import KIND_DATA from './kinds.json' with { type: 'json' }
import { fieldOf, inputsOf, isList, pathsOf } from './paths.ts'
import { exampleOf, FIELD_NAMES, FIELDS, fieldsOf, hasPlace, LINE, moreFieldsOf, suggestedRows } from './table.ts'

test('the form has every field that an email can say', () => {
  expect([...FIELD_NAMES].sort()).toEqual(Object.keys(FactFields.shape).sort())
})

test.each(KINDS)('%s shows fields that it has a place for, each once', kind => {
  const shown = [...fieldsOf(kind), ...moreFieldsOf(kind)]
  expect(new Set(shown).size).toBe(shown.length)
  expect(shown.filter(field => !hasPlace(kind, field))).toEqual([])
  expect(fieldsOf(kind)).toContain('sentences')
  if (suggestedRows(kind).length > 0) expect(hasPlace(kind, 'rows')).toBe(true)
})

test('a letter is open for everything', () => {
  expect(FIELD_NAMES.filter(field => !hasPlace('letter', field))).toEqual([])
  expect(moreFieldsOf('letter')).toEqual([])
})

test.each(KINDS)('the examples of %s are facts without a fault, in inputs that there are', kind => {
  const paths = Object.keys(KIND_DATA[kind].examples)
  const known = FIELD_NAMES.flatMap(field =>
    Object.keys(FIELDS[field].parts).map(part => (part === LINE ? field : `${field}.${part}`))
  )
  expect(paths.filter(path => !known.includes(path))).toEqual([])
  const shown = ['sender', ...fieldsOf(kind)] as FieldName[]
  const typed = shown.flatMap(pathsOf).reduce<Form>(
    (form, path) =>
      Object.keys(inputsOf(path)).reduce((each, part) => {
        const name = isList(path) || part !== LINE || fieldOf(path) === path ? part : (path.split('.')[1] as string)
        return setWords(each, path, exampleOf(kind, fieldOf(path), name).replace(/^was$/, '£9'), 0, part)
      }, form),
    { ...emptyForm(1), kind }
  )
  expect(faultsOf(typed)).toEqual([])
  for (const field of shown) expect(factsOf(typed)[field], field).toBeDefined()
})

test('a part that a row must have is one without which the schema takes no row', () => {
  for (const field of FIELD_NAMES.filter(each => FIELDS[each].one && !(LINE in FIELDS[each].parts))) {
    const parts = Object.entries(FIELDS[field].parts)
    const full = Object.fromEntries(parts.map(([part]) => [part, 'x']))
    for (const [part, { required }] of parts) {
      const { [part]: _, ...rest } = full
      expect(FactFields.shape[field].safeParse([rest]).success, `${field}.${part}`).toBe(required === undefined)
    }
  }
})
