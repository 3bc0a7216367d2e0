import { expect, type Page } from '@playwright/test'

interface Mail {
  to: string
  subject: string
  text: string
  html: string
}

/** The newest mail to an address, once it has arrived. */
export async function mailTo(page: Page, address: string, subject: RegExp): Promise<Mail> {
  let found: Mail | undefined
  await expect(async () => {
    const response = await page.request.get(`/sandbox/mailbox.json?to=${encodeURIComponent(address)}`)
    const mails = (await response.json()) as Mail[]
    found = mails.find(mail => subject.test(mail.subject))
    expect(found, `a mail to ${address} about ${subject}`).toBeDefined()
  }).toPass({ intervals: [50, 100, 250, 500, 1_000] })
  return found as Mail
}

/** The first link of a mail that leads to the auth service. */
export function authLinkOf(mail: Mail): string {
  const link = /https?:\/\/\S+\/auth\/v1\/verify\S+/.exec(mail.text)?.[0]
  expect(link, 'a link in the mail').toBeDefined()
  return link as string
}

/** The six digits of the newest mail to an address. */
export async function codeOf(page: Page, address: string, subject: RegExp): Promise<string> {
  const { text } = await mailTo(page, address, subject)
  const code = /^\s*(\d{6})\s*$/m.exec(text)?.[1]
  expect(code, 'a code on a line of its own').toBeDefined()
  return code as string
}

/** Six digits that are not these. */
export const otherThan = (code: string) => (code === '000000' ? '000001' : '000000')
