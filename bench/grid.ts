// How long frames take while the studio's 5,000 templates are scrolled, in a browser slowed down four times.
import { chromium } from '@playwright/test'
import { desc, sql } from 'drizzle-orm'
import { startEmbeddedDatabase } from '../host/embedded-database.ts'
import { NEWSLETTER } from '../src/email/source/fixtures/emails.ts'
import { openDatabase } from '../src/server/database/database.ts'
import { accounts, templates } from '../src/server/database/schema.ts'
import { FRAME_COLUMNS, frameRow, framesSeen, watchFrames } from './frames.ts'
import { startSite } from './site.ts'

const SLOWER = 4
/** In px a second: reading, a quick look, and a throw. */
const SPEEDS = { 'at 400 px/s': 400, 'at 2,000 px/s': 2_000, 'at 10,000 px/s': 10_000 }
const SECONDS = 4

const database = await startEmbeddedDatabase()
const site = await startSite({ DATABASE_URL: database.url })
const { db, close } = openDatabase(database.url, { isEmbedded: true })
const browser = await chromium.launch({
  ...(process.env.CHROMIUM_PATH && { executablePath: process.env.CHROMIUM_PATH }),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : []
})
try {
  const page = await openStudio()
  const client = await page.context().newCDPSession(page)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  console.log(`\nFrames while 5,000 templates are scrolled, the CPU ${SLOWER} times slower, in ms.\n`)
  console.log(FRAME_COLUMNS)
  for (const [name, speed] of Object.entries(SPEEDS)) {
    await page.waitForTimeout(2_000)
    await page.evaluate(watchFrames)
    await client.send('Input.synthesizeScrollGesture', {
      x: 900,
      y: 500,
      yDistance: -speed * SECONDS,
      speed,
      gestureSourceType: 'mouse'
    })
    frameRow(name, await page.evaluate(framesSeen))
  }
} finally {
  await browser.close()
  await close()
  await site.stop()
  await database.stop()
}

/** The studio of somebody with 5,000 copies of a newsletter. */
async function openStudio() {
  const person = await site.newPerson()
  await (await person('/api/templates', { name: 'Letter', html_value: NEWSLETTER })).json()
  const [account] = await db.select().from(accounts).orderBy(desc(accounts.createdAt)).limit(1)
  await db.execute(sql`insert into ${templates} (account_id, name, html_value, css_value, updated_at)
    select account_id, 'Letter ' || nth, html_value, css_value, now() - nth * interval '1 minute'
    from ${templates}, generate_series(1, 4999) nth where account_id = ${account?.id}`)
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  const [name = '', value = ''] = person.cookie.split(/=(.*)/s)
  await page.context().addCookies([{ name, value, url: site.url }])
  await page.goto(`${site.url}/studio`)
  await page.getByText('5,000 templates').waitFor()
  return page
}
