import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { openWorkshop } from '../../../tests/helpers/workshop.ts'
import type { ExportFormat } from './export.ts'

const { db } = await openTestDatabase()

async function exported(html_value: string, format: ExportFormat = 'html') {
  const { newAccount, templates } = openWorkshop(db)
  const account = await newAccount()
  const { id } = await templates.create(account.id, { name: 'Brought along', html_value })
  return templates.export(account.id, id, format)
}

test('an email with universal selectors is exported', async () => {
  const { bytes } = await exported(
    '<html><head><style>* { margin: 0 } :not(br) { padding: 0 }</style></head><p>Hi</p></html>'
  )

  expect(strFromU8(bytes)).toContain('<p style="margin: 0; padding: 0">Hi</p>')
})

test('a source that names another character set is exported as the UTF-8 that it is', async () => {
  const { bytes } = await exported('<html><meta charset="iso-8859-1"><p>Café</p></html>', 'source')

  expect(strFromU8(unzipSync(bytes)['template.html'] ?? new Uint8Array())).toBe(
    '<html><meta charset="utf-8"><p>Café</p></html>'
  )
})

test('an email that cannot be compiled is refused in words', async () => {
  await expect(exported('<html><head><style>p { margin: 0 }</head><p>Hi</p></html>')).rejects.toMatchObject({
    code: 'unprocessable',
    message: expect.stringContaining('End it with </style>.')
  })
})
