import type { SupabaseClient } from '@supabase/supabase-js'
import { expect, test, vi } from 'vitest'
import { pendingEmail } from './pending-email.ts'

const getUser = vi.fn()
const supabase = { auth: { getUser } } as unknown as SupabaseClient

test('an address that waits for its confirmation is shown', async () => {
  getUser.mockResolvedValueOnce({
    data: { user: { new_email: 'new@example.com', email_change_sent_at: '2026-11-24T10:00:00Z' } }
  })
  expect(await pendingEmail(supabase, { isCurrent: true })).toEqual({
    email: 'new@example.com',
    until: '2026-11-24T11:00:00.000Z'
  })
})

test('a service that fails shows none, and one that is known to be away is not waited for', async () => {
  getUser.mockRejectedValueOnce(new TypeError('fetch failed'))
  expect(await pendingEmail(supabase, { isCurrent: true })).toBeUndefined()
  getUser.mockReset()
  expect(await pendingEmail(supabase, { isCurrent: false })).toBeUndefined()
  expect(getUser).not.toHaveBeenCalled()
})
