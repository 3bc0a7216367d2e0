import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MailboxLink } from './MailboxLink.tsx'

const show = (url: string | null) => renderToStaticMarkup(createElement(MailboxLink, { url }))

test('there is a way to the mailbox only where there is one', () => {
  expect(show('/sandbox/mailbox')).toMatch(/<a [^>]*href="\/sandbox\/mailbox"[^>]*>Open the mailbox<\/a>/)
  expect(show(null)).toBe('')
})

test('it opens in a tab of its own, so that a field that waits for a code stays', () => {
  expect(show('/sandbox/mailbox')).toContain('target="_blank"')
})
