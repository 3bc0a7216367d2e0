import { expect, test } from 'vitest'
import { bannerOf, siteOf } from './site.ts'

const nothing = { publicApiUrl: '', supabase: undefined, smtpUrl: undefined, stripe: undefined, allowSandbox: false }
const stripe = { secretKey: 'sk', webhookSecret: 'wh', prices: { starter: 'a', professional: 'b' } }

test('with nothing configured islands talk to their own origin and mails are in the mailbox', () => {
  expect(siteOf(nothing)).toMatchObject({ apiUrl: '', supabaseUrl: '', mailboxUrl: '/sandbox/mailbox' })
  expect(siteOf(nothing).supabaseAnonKey).not.toBe('')
})

test('hosted services are named and nothing else of the configuration is', () => {
  const config = {
    ...nothing,
    supabase: { url: 'https://x.supabase.co', anonKey: 'anon' },
    smtpUrl: 'smtp://u:secret@h',
    stripe
  }
  expect(siteOf(config)).toEqual({
    apiUrl: '',
    supabaseUrl: 'https://x.supabase.co',
    supabaseAnonKey: 'anon',
    mailboxUrl: null,
    accountMailboxUrl: null
  })
})

test('with hosted sign-in test emails are in the mailbox, and mails about accounts are not', () => {
  const site = siteOf({ ...nothing, supabase: { url: 'https://x.supabase.co', anonKey: 'anon' } })
  expect(site).toMatchObject({ mailboxUrl: '/sandbox/mailbox', accountMailboxUrl: null })
})

test('an open sandbox says so on every page', () => {
  expect(bannerOf(nothing)).toBeUndefined()
  expect(bannerOf({ ...nothing, allowSandbox: true })).toContain('accounts, payments and mail are simulated')
  const supabase = { url: 'https://x.supabase.co', anonKey: 'anon' }
  expect(bannerOf({ ...nothing, allowSandbox: true, supabase, stripe })).toContain('mail is simulated')
  expect(bannerOf({ allowSandbox: true, supabase, stripe, smtpUrl: 'smtp://h' })).toBeUndefined()
})
