import { expect, test } from 'vitest'
import { openAuth } from '../../../tests/helpers/auth.ts'
import { openTestDatabase } from '../../../tests/helpers/database.ts'

const auth = openAuth(await openTestDatabase())

test('what was mailed to an address opens and stops nothing once an administrator gave the user another', async () => {
  const { email, client, user } = await auth.newSession()
  await client.updateUser({ password: 'a whole new password' })
  const stop = /stop\?token=(\w+)/.exec(auth.mails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? ''
  await auth.newClient('implicit').resetPasswordForEmail(email)
  const link = auth.linkTo(email)
  expect(await auth.standIn.stops.find(stop)).toBeDefined()
  await auth.newAdmin().updateUserById(user.id, { email: auth.newEmail() })

  expect((await auth.follow(link)).fragment.get('error_code')).toBe('otp_expired')
  expect(await auth.standIn.stops.act(stop)).toBeUndefined()
})

test('a change of address that waited when an administrator made another one is over', async () => {
  const { email, client, user } = await auth.newSession()
  const next = auth.newEmail()
  await client.updateUser({ email: next })
  const links = [auth.linkTo(next), auth.linkTo(email)]
  await auth.newAdmin().updateUserById(user.id, { email: auth.newEmail() })

  for (const link of links) expect((await auth.follow(link)).fragment.get('error_code')).toBe('otp_expired')
  expect((await client.getUser()).data.user).not.toHaveProperty('new_email')
})
