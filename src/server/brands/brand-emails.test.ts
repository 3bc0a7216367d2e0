import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, openWorkshop } from '../../../tests/helpers/workshop.ts'
import { BrandValue } from '../../email/brand/brand.ts'
import { createBrandEmails } from './brand-emails.ts'

const { db } = await openTestDatabase()
const { brands, templates, workers, newAccount } = openWorkshop(db)
const emails = createBrandEmails({ db, workers })
const VALUE = BrandValue.parse({ footer: { company: 'Tidewater Ltd', address: '3 Quay Street' } })
const { signal } = ALONE

async function openAccount() {
  const { id: accountId } = await newAccount(3)
  const { id } = await brands.add(accountId, { name: 'Tidewater', value: VALUE, is_default: true })
  const newEmail = async (brandId: string | null = null) =>
    (await templates.generate(accountId, { prompt: 'Spring', brandId }, ALONE)).template
  return { accountId, id, newEmail, caller: { accountId, signal } }
}
const namesOf = ({ total, emails }: { total: number; emails: { name: string }[] }) => [
  total,
  ...emails.map(each => each.name)
]

test('emails that wear a brand are told from the others, and those that were deleted are neither', async () => {
  const { accountId, id, newEmail, caller } = await openAccount()
  const first = await newEmail(id)
  const second = await newEmail()
  const third = await newEmail()
  await templates.patch(accountId, second.id, { revision: 1, name: 'Plain' })
  await templates.remove(accountId, third.id)
  const before = await emails.list(accountId, id)
  expect([namesOf(before.worn), namesOf(before.others)]).toEqual([
    [1, first.name],
    [1, 'Plain']
  ])

  await emails.apply(id, [second.id], caller)
  const after = await emails.list(accountId, id)
  expect([namesOf(after.worn), namesOf(after.others)]).toEqual([[2, 'Plain', first.name], [0]])
})

test('a brand is put into emails as one version each, which a restore takes back', async () => {
  const { accountId, id, newEmail, caller } = await openAccount()
  const before = await newEmail()
  expect(await emails.apply(id, [before.id, before.id, randomUUID()], caller)).toEqual({
    changed: 1,
    unchanged: 0,
    missing: 1
  })
  const worn = await templates.require(accountId, before.id)
  expect(worn).toMatchObject({ revision: 2, brand_id: id })
  expect(worn.html_value).toContain('3 Quay Street')
  expect(await emails.apply(id, [before.id], caller)).toEqual({ changed: 0, unchanged: 1, missing: 0 })
  const [newest] = (await templates.versions(accountId, before.id)).versions
  expect(newest).toMatchObject({ revision: 2, title: 'Wears **Tidewater**' })

  const restored = await templates.restore(accountId, before.id, 1)
  expect(restored).toMatchObject({ html_value: before.html_value, css_value: before.css_value })
})

test('an email that is saved meanwhile keeps what was saved', async () => {
  const { accountId, id, newEmail, caller } = await openAccount()
  const { id: templateId } = await newEmail()
  let isFirst = true
  const late = createBrandEmails({
    db,
    workers: {
      wear: async asked => {
        if (isFirst) await templates.patch(accountId, templateId, { revision: 1, subject: 'Saved meanwhile' })
        isFirst = false
        return workers.wear(asked)
      }
    }
  })
  expect(await late.apply(id, [templateId], caller)).toEqual({ changed: 1, unchanged: 0, missing: 0 })
  const template = await templates.require(accountId, templateId)
  expect(template).toMatchObject({ revision: 3, subject: 'Saved meanwhile' })
  expect(template.html_value).toContain('3 Quay Street')
})

test('another’s brand is not there, and another’s email stays as it is', async () => {
  const { id, newEmail } = await openAccount()
  const other = await openAccount()
  const { id: templateId } = await newEmail()
  const missing = { code: 'not_found', message: 'This brand does not exist.' }
  await expect(emails.list(other.accountId, id)).rejects.toMatchObject(missing)
  await expect(emails.apply(id, [templateId], other.caller)).rejects.toMatchObject(missing)
  expect(await emails.apply(other.id, [templateId], other.caller)).toEqual({ changed: 0, unchanged: 0, missing: 1 })
})
