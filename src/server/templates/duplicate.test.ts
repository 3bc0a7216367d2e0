import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { openWorkshop } from '../../../tests/helpers/workshop.ts'
import { copyName } from './duplicate.ts'

const { db } = await openTestDatabase()

test('a copy has the newest state, a chat and versions of its own, and costs nothing', async () => {
  const { templates, credits, newAccount } = openWorkshop(db)
  const { id: accountId } = await newAccount(1)
  const source = { html_value: '<P>Bowls</p>\r\n', css_value: '.a { color: red }', subject: 'Out', preheader: 'Now' }
  const original = await templates.create(accountId, { name: 'Spring', ...source })
  const newest = await templates.patch(accountId, original.id, { revision: 1, html_value: '<p>Jugs</p>' })

  const copy = await templates.duplicate(accountId, original.id)

  const { id, name, revision, created_at, updated_at, ...content } = copy
  expect(newest).toMatchObject(content)
  expect([name, revision]).toEqual(['Spring (copy)', 1])
  expect((await templates.versions(accountId, id)).versions).toMatchObject([{ cause: 'copy', revision: 1 }])
  expect(await templates.messages(accountId, id)).toMatchObject([
    { role: 'assistant', content: expect.stringContaining('a copy of "Spring"') }
  ])
  expect(await templates.require(accountId, original.id)).toEqual(newest)
  expect(await credits.balance(accountId)).toBe(1)
  const stranger = await newAccount()
  await expect(templates.duplicate(stranger.id, original.id)).rejects.toMatchObject({ code: 'not_found' })
})

test('the name of a copy stays within what a name may have, and cuts no letter in two', () => {
  expect(copyName('Spring')).toBe('Spring (copy)')
  const long = copyName(`${'x'.repeat(192)}😀😀😀😀`)
  expect([long.length, long.isWellFormed(), long.endsWith(' (copy)')]).toEqual([199, true, true])
})
