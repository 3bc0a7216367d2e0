// How long the studio takes to open with 5,000 templates, beside the same site's studio with 10.
import { desc, sql } from 'drizzle-orm'
import { startEmbeddedDatabase } from '../host/embedded-database.ts'
import { openDatabase } from '../src/server/database/database.ts'
import { accounts, templates } from '../src/server/database/schema.ts'
import { row, takingTurns } from './measure.ts'
import { type Person, startSite } from './site.ts'

const BUDGET_MS = 300
/** About as much as an email holds: what the list must not read. */
const SOURCE = '<p>Forty bowls, twelve jugs and one very stubborn teapot.</p>\n'.repeat(320)

const database = await startEmbeddedDatabase()
const site = await startSite({ DATABASE_URL: database.url })
const { db, close } = openDatabase(database.url)
try {
  const [few, many] = [await personWith(10), await personWith(5_000)]
  const times = await takingTurns({ few: () => open(few), many: () => open(many) })
  console.log('\nThe page of the studio, as the server answers it; × is its time with 10 templates.\n')
  row('studio, 10 templates (yardstick)', times.few, times.few)
  row('studio, 5,000 templates', times.many, times.few, BUDGET_MS)
} finally {
  await close()
  await site.stop()
  await database.stop()
}

/** Somebody with so many templates, put into the database at once. */
async function personWith(count: number): Promise<Person> {
  const person = await site.newPerson()
  const [account] = await db.select().from(accounts).orderBy(desc(accounts.createdAt)).limit(1)
  await db.execute(sql`insert into ${templates} (account_id, name, html_value, updated_at)
    select ${account?.id}, 'Letter ' || nth, ${SOURCE} || nth, now() - nth * interval '1 minute'
    from generate_series(1, ${count}::int) nth`)
  return person
}

async function open(person: Person) {
  const page = await (await person('/studio')).text()
  if (!page.includes('Letter 10')) throw new Error('The studio did not show the templates.')
}
