import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { openWorkshop } from '../../../tests/helpers/workshop.ts'
import { savedSections } from '../database/schema.ts'
import { createSavedSections } from './saved-sections.ts'

const { db } = await openTestDatabase()
const workshop = openWorkshop(db)
const sections = createSavedSections({ db })
const whyOurs = {
  name: 'Why ours',
  html: '<table><tr><td>Local clay</td></tr></table>',
  css: 'td { color: red }',
  kind: 'features'
}
const newAccountId = async () => (await workshop.newAccount()).id
const refusal =
  (html: string, css = '') =>
  async () =>
    sections.add(await newAccountId(), { ...whyOurs, html, css }).then(
      () => 'kept',
      error => `${error.code}: ${error.message}`
    )

test('a section is kept as it is, found, renamed and removed', async () => {
  const accountId = await newAccountId()
  const kept = await sections.add(accountId, whyOurs)
  expect(kept).toEqual({ ...whyOurs, id: expect.any(String), created_at: expect.stringMatching(/Z$/) })

  const renamed = await sections.rename(accountId, kept.id, 'Why us')
  expect(await sections.list(accountId, { limit: 5 })).toEqual({ sections: [renamed], next_cursor: null })
  expect(renamed).toEqual({ ...kept, name: 'Why us' })

  await sections.remove(accountId, kept.id)
  expect((await sections.list(accountId, { limit: 5 })).sections).toEqual([])
})

test('sections come page by page, the newest first', async () => {
  const accountId = await newAccountId()
  for (const name of ['first', 'second', 'third']) await sections.add(accountId, { ...whyOurs, name })

  const page = await sections.list(accountId, { limit: 2 })
  const rest = await sections.list(accountId, { limit: 2, cursor: page.next_cursor ?? '' })

  expect([...page.sections, ...rest.sections].map(({ name }) => name)).toEqual(['third', 'second', 'first'])
  expect(rest.next_cursor).toBeNull()
})

test('another account’s section is not there', async () => {
  const { id } = await sections.add(await newAccountId(), whyOurs)
  const other = await newAccountId()
  const missing = { code: 'not_found', message: 'This saved section does not exist.' }

  await expect(sections.rename(other, id, 'Mine')).rejects.toMatchObject(missing)
  await expect(sections.remove(other, id)).rejects.toMatchObject(missing)
  expect((await sections.list(other, { limit: 5 })).sections).toEqual([])
})

test('what no email may hold, or show, is refused in words', async () => {
  expect(await refusal('<p onclick="x()">Hi</p>')()).toBe(
    'unprocessable: The section has the attribute "onclick", which no email may hold. Take it out and save the section again.'
  )
  expect(await refusal('<script>x()</script>')()).toMatch('The section has <script>,')
  expect(await refusal('<a href="java&#10;script:x()">Hi</a>')()).toMatch('the address in "href"')
  expect(await refusal('<div>'.repeat(600))()).toMatch(/^unprocessable: The HTML has elements more than \d+ deep/)
  expect(await refusal('<p>Hi</p>', '@im\\port "x.css";')()).toMatch('unprocessable: The CSS runs or loads something')
})

test('a person keeps 200, also when two more come at once', async () => {
  const accountId = await newAccountId()
  await db.insert(savedSections).values(Array.from({ length: 199 }, () => ({ accountId, ...whyOurs })))

  const outcomes = await Promise.allSettled([sections.add(accountId, whyOurs), sections.add(accountId, whyOurs)])

  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  await expect(sections.add(accountId, whyOurs)).rejects.toMatchObject({
    code: 'unprocessable',
    message: 'You have 200 saved sections, which is the most. Delete one that you no longer need, then save this one.'
  })
})
