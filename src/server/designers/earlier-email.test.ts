import { expect, test } from 'vitest'
import { openTestDatabase } from '../../../tests/helpers/database.ts'
import { ALONE, openWorkshop, play } from '../../../tests/helpers/workshop.ts'
import { findEarlierEmail } from './earlier-email.ts'

const { db } = await openTestDatabase()

test('the newest email of an account that says who it is from is how the next ones look; another account has none of it', async () => {
  const { templates, steps, newAccount } = openWorkshop(db)
  const [account, stranger] = [await newAccount(3), await newAccount(1)]
  expect(await findEarlierEmail(db, account.id)).toBeUndefined()
  steps.create.mockImplementationOnce(() =>
    play([
      { op: 'theme', brand: '#123456' },
      { op: 'add', kind: 'header', content: { logo: 'Clay & Co' } },
      { op: 'add', kind: 'footer', content: { company: 'Clay & Co', address: '1 Kiln Road' } }
    ])
  )
  await templates.generate(account.id, { prompt: 'A letter' }, ALONE)
  await templates.generate(account.id, { prompt: 'Another' }, ALONE)

  expect(await findEarlierEmail(db, account.id)).toMatchObject({
    theme: { brand: '#123456' },
    header: { logo: 'Clay & Co' },
    footer: { address: '1 Kiln Road' }
  })
  expect(await findEarlierEmail(db, stranger.id)).toBeUndefined()
})
