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
  const drafts = { read: () => undefined, all: () => [], write: () => true, clear: () => {} }
  const callJson = vi.fn()
  const document = createDocument(null, { callJson, drafts, onCreated: () => {} })
  const warn = vi.fn()
  const uploadPicture = vi.fn(async ({ type }: File) => (type === 'image/gif' ? { url: '/assets/1' } : undefined))
  const api = { loadStarter, readFile, readHtml: async (html: string) => readHtml(html), uploadPicture, warn }
  return { document, callJson, warn, uploadPicture, blank: createBlank(document, api) }
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
  document.edit({ html: '<p>By hand</p>' })
  await fetching

  expect(document.$email.get()).toMatchObject({ html: '<p>By hand</p>', subject: 'Mine' })
})

test('one that cannot be fetched is told, and nothing is on the sheet', async () => {
  const { document, blank } = begin(async () => {
    throw new ApiError(0, 'offline', 'Check your connection.')
  })
  await blank.beginWith(STARTER)

  expect(blank.$refused.get()).toEqual({ reason: 'Check your connection.' })
  expect(isBlank(document.$email.get())).toBe(true)
})

test('a text that is no HTML may become the brief, and nothing is saved', async () => {
  const { blank, callJson } = begin()
  await blank.takeText('A sale until Sunday')
  blank.makeBrief()

  expect([blank.$brief.get(), blank.$refused.get()]).toEqual(['A sale until Sunday', undefined])
  expect(callJson).not.toHaveBeenCalled()
})

test('pictures inside a message are uploaded and shown from there; what cannot be is said', async () => {
  const { document, blank, warn, uploadPicture } = begin()
  const part = (id: string, type: string) =>
    `--b\r\nContent-Type: ${type}\r\nContent-ID: <${id}>\r\nContent-Transfer-Encoding: base64\r\n\r\nR0lGODlh\r\n`
  const html = '<p><img src="cid:a@b"><img src="cid:a%40b"><img src=cid:c@d><img src="cid:none"></p>'
  const message = `Subject: Hi\r\nMIME-Version: 1.0\r\nContent-Type: multipart/related; boundary=b\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${html}\r\n${part('a@b', 'image/gif')}${part('c@d', 'image/tiff')}--b--\r\n`
  await blank.takeFile(new File([message], 'hi.eml'))

  expect(document.$email.get().html.trim()).toBe(
    '<p><img src="/assets/1"><img src="/assets/1"><img src=cid:c@d><img src="cid:none"></p>'
  )
  expect(uploadPicture.mock.calls.map(([{ type }]) => type)).toEqual(
    ['image/gif', 'image/tiff', 'image/gif'].toSorted()
  )
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('2 pictures'))
})
