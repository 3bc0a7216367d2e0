import { strToU8, zipSync } from 'fflate'
import { expect, test } from 'vitest'
import { readFile } from './read-file.ts'
import { MOST_CHARACTERS, readHtml } from './read-html.ts'

const HTML =
  '<!DOCTYPE html>\r\n<html><head><title> Spring  sale </title></head><body><P CLASS=x>Hallo&nbsp;<p></body></html>\n'
const file = (name: string, content: string | Uint8Array) => new File([content as BlobPart], name)
const reasonOf = async (name: string, content: string | Uint8Array) => {
  const read = await readFile(file(name, content))
  return read.ok ? 'taken' : read.reason
}

test('HTML comes along to the byte, with its title as subject', async () => {
  expect(await readFile(file('march.htm', HTML))).toEqual({
    ok: true,
    email: { html: HTML, css: '', subject: 'Spring sale', name: 'march', pictures: [] }
  })
})

test('HTML is read in the character set that it names', async () => {
  const bytes = new Uint8Array([...strToU8('<meta charset="windows-1252"><p>Caf'), 0xe9, ...strToU8('</p>')])
  expect(await readFile(file('cafe.html', bytes))).toMatchObject({ email: { html: expect.stringContaining('Café') } })
})

test('a ZIP of the export brings HTML and CSS, and nothing of what an archiver adds', async () => {
  const zip = zipSync({
    '__MACOSX/._template.html': strToU8('x'),
    'template.html': strToU8(HTML),
    'template.css': strToU8('p { color: red }')
  })
  expect(await readFile(file('sale.zip', zip))).toMatchObject({
    email: { html: HTML, css: 'p { color: red }', name: 'sale' }
  })
})

test('a message brings its HTML part and subject, and names the pictures that it has not', async () => {
  const message =
    'Subject: Three books\r\nMIME-Version: 1.0\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>Hi <img src="cid:a@b"></p>'
  expect(await readFile(file('books.eml', message))).toMatchObject({
    ok: true,
    email: {
      subject: 'Three books',
      html: expect.stringContaining('cid:a@b'),
      pictures: [{ id: 'a@b' }]
    }
  })
})

test('what cannot be read is refused in a sentence', async () => {
  expect(await reasonOf('brief.docx', 'x')).toContain('Choose an .html, .htm, .eml or .zip file.')
  expect(await reasonOf('a.zip', 'PK no zip')).toContain('damaged')
  expect(await reasonOf('a.zip', zipSync({ 'a.txt': strToU8('x') }))).toBe('There is no .html file in this ZIP.')
  expect(await reasonOf('a.html', '')).toBe('There is nothing in it.')
  expect(await reasonOf('a.html', 'PNG\0\0<p>')).toContain('no text')
  expect(await reasonOf('a.html', '<mjml><mj-body></mj-body></mjml>')).toContain('MJML')
  expect(await reasonOf('a.html', `<p>${'x'.repeat(MOST_CHARACTERS)}</p>`)).toContain('may have 500,000')
  expect(await reasonOf('a.html', '<table><tr><td>'.repeat(3_000))).toContain('deep in each other')
  expect(await reasonOf('a.eml', 'Subject: Hi\r\n\r\nOnly words')).toContain('no HTML part')
})

test('a text that is no HTML may be the brief', () => {
  expect(readHtml('A sale for x < 5 people')).toMatchObject({ ok: false, words: 'A sale for x < 5 people' })
})
