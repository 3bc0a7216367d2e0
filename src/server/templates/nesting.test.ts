import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { openWorkshop } from '../../../tests/helpers/workshop.ts'

const { db } = await openTestDatabase()
const DEEP = '<table><tr><td>'.repeat(3_000)
const refusal = { code: 'unprocessable', message: expect.stringContaining('more than 512 deep in each other') }

test('HTML nested deeper than browsers nest it is not saved, and it is said why', async () => {
  const { newAccount, templates } = openWorkshop(db)
  const account = await newAccount()
  const { id } = await templates.create(account.id, { html_value: '<p>Hi</p>' })

  await expect(templates.create(account.id, { html_value: DEEP })).rejects.toMatchObject(refusal)
  await expect(templates.patch(account.id, id, { revision: 1, html_value: DEEP })).rejects.toMatchObject(refusal)
  expect(await templates.find(account.id, id)).toMatchObject({ revision: 1, html_value: '<p>Hi</p>' })
})
