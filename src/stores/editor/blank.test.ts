import { expect, test, vi } from 'vitest'
import { BLANK_EMAIL } from '../../email/email.ts'
import { ApiError } from '../api.ts'
import { createBlank } from './blank.ts'
import { createDocument } from './document.ts'
import { readFile } from './import/read-file.ts'
import { readHtml } from './import/read-html.ts'
import { isBlank } from './is-blank.ts'

const STARTER = {
  id: 'sale',
  name: 'Sale',
  kind: 'sale' as const,
  about: '',
  html_value: '<p>30% off</p>',
  css_value: 'p { margin: 0 }',
  subject: 'Until Sunday',
  preheader: 'Four days'
}

function begin(loadStarter = async () => STARTER) {
  const drafts = { read: () => undefined, write: () => {}, clear: () => {} }
  const callJson = vi.fn()
  const document = createDocument(null, { callJson, drafts, onCreated: () => {} })
  const warn = vi.fn()
  return { document, callJson, warn, blank: createBlank(document, { loadStarter, readFile, readHtml, warn }) }
}

test('a finished email is one step, and undo brings the beginning back', async () => {
  const { document, blank } = begin()

  await blank.beginWith(STARTER)
  expect(document.$email.get()).toMatchObject({ html: STARTER.html_value, name: 'Sale', subject: 'Until Sunday' })

  document.undo()
  expect(document.$email.get()).toEqual(BLANK_EMAIL)
})

test('what was begun meanwhile stays, and a subject that was written before stays too', async () => {
  const { document, blank } = begin()
  document.edit({ subject: 'Mine' })
  const fetching = blank.beginWith(STARTER)
  blank.takeText('<p>Pasted</p>')
  await fetching

  expect(document.$email.get()).toMatchObject({ html: '<p>Pasted</p>', subject: 'Mine' })
})

test('one that cannot be fetched is told, and nothing is on the sheet', async () => {
  const { document, blank } = begin(async () => {
    throw new ApiError(0, 'offline', 'Check your connection.')
  })
  await blank.beginWith(STARTER)

  expect(blank.$refused.get()).toEqual({ reason: 'Check your connection.' })
  expect(isBlank(document.$email.get())).toBe(true)
})

test('a section is put in with words, and a text becomes the brief', () => {
  const { document, blank, callJson } = begin()
  blank.takeText('A sale until Sunday')
  blank.makeBrief()
  expect(blank.$brief.get()).toBe('A sale until Sunday')

  blank.addSection('hero')
  expect(document.$email.get().html).toContain('data-section="hero"')
  expect(callJson).not.toHaveBeenCalled()
})
