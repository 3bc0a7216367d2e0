import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { startEmbeddedDatabase } from '../../host/embedded-database.ts'
import { openDatabase } from '../../src/server/database/database.ts'
import { enter, expect, mailTo, test } from './fixtures.ts'
import { dataOf } from './sites.ts'

/** A site of its own, whose database the test can write to: a mail server is away for an hour before a mail is given up. */
const PORT = Number(process.env.TEST_PORT ?? 4391) + 3_000
const DATA = dataOf(PORT)
test.use({ baseURL: `http://localhost:${PORT}` })

let site: ChildProcess
let database: Awaited<ReturnType<typeof startEmbeddedDatabase>>
let open: ReturnType<typeof openDatabase>

test.beforeAll(async () => {
  mkdirSync(DATA, { recursive: true })
  database = await startEmbeddedDatabase()
  open = openDatabase(database.url, { isEmbedded: true })
  const own = { PORT: String(PORT), DATA_DIR: DATA, DATABASE_URL: database.url, DATABASE_IS_EMBEDDED: '1' }
  site = spawn(process.execPath, ['host/main.ts'], { env: { ...process.env, ...own }, stdio: 'ignore' })
  const isUp = () =>
    fetch(`http://localhost:${PORT}/api/health`).then(
      ({ ok }) => ok,
      () => false
    )
  await expect.poll(isUp, { timeout: 60_000 }).toBe(true)
})

test.afterAll(async () => {
  site.kill()
  await open.close()
  await database.stop()
})

test('a mail that was given up is told of in its owner’s settings and in the mailbox, and sent again from there', async ({
  page
}) => {
  const { email } = await enter(page)
  const content = { subject: 'Somebody changed your password', html: '<p>Hello</p>', text: 'Hello' }
  for (const to of [email, 'somebody.else@example.com'])
    await open.sql`
      insert into mailwright.mail_outbox (id, recipient, content, attempts, next_attempt_at, dead_at)
      values (gen_random_uuid(), ${to}, ${open.sql.json(content)}, 6, now(), now())`
  const notice = page.getByText(`We could not deliver the mail to ${email}.`)
  await page.goto('/settings')
  await expect(notice).toBeVisible()
  await expect(page.getByText('somebody.else')).toHaveCount(0)

  await page.goto('/sandbox/mailbox')
  await expect(page.getByRole('heading', { name: 'Not delivered' })).toBeVisible()
  await page.getByRole('button', { name: `Send again: ${content.subject}, to ${email}` }).click()
  await expect(page.getByRole('button', { name: /^Send again/ })).toHaveCount(1)
  await mailTo(page, email, /changed your password/)
  await page.goto('/settings')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(notice).toHaveCount(0)
})
