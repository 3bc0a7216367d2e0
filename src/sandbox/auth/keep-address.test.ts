import { expect, test } from 'vitest'
import { openAuth, PASSWORD } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const auth = openAuth(await openTestDatabase())

test('whoever asks for the address that they have takes back their wish for another', async () => {
  const { client, email } = await auth.newSession()
  const other = auth.newEmail()
  await client.updateUser({ email: other, current_password: PASSWORD })
  expect((await client.getUser()).data.user?.new_email).toBe(other)

  const { data, error } = await client.updateUser({ email: email.toUpperCase() })

  expect([error, data.user?.email, data.user?.new_email]).toEqual([null, email, undefined])
  await auth.follow(auth.linkTo(other))
  expect((await client.getUser()).data.user?.email).toBe(email)
})
