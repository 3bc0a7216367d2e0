import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test, vi } from 'vitest'
import { createMailer } from './mailer.ts'

const received: { to: string[]; raw: string }[] = []
let isFull = false
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  // The mailers keep their connections; the server need not wait for them.
  closeTimeout: 10,
  onData: (stream, session, done) => {
    const chunks: Buffer[] = []
    stream.on('data', chunk => chunks.push(chunk))
    stream.on('end', () => {
      if (isFull) return done(new Error('452 Mailbox full'))
      received.push({ to: session.envelope.rcptTo.map(each => each.address), raw: Buffer.concat(chunks).toString() })
      done()
    })
  }
})
server.listen(0, '127.0.0.1')
await once(server.server, 'listening')
afterAll(() => new Promise<void>(done => server.close(done)))

const { port } = server.server.address() as AddressInfo
const mailFrom = 'Mailwright <hello@mailwright.example>'
const mail = {
  to: 'ana@example.com',
  subject: 'Grüße',
  html: '<p>Hällo</p>',
  text: 'Hällo',
  headers: { 'X-Kind': 'test' }
}

test('a mail reaches the SMTP server with its sender, both forms and its headers', async () => {
  await createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom }, {}).send(mail)
  const arrived = received.at(-1)
  const parsed = await PostalMime.parse(arrived?.raw ?? '')
  expect(arrived?.to).toEqual(['ana@example.com'])
  expect(parsed).toMatchObject({ subject: 'Grüße', from: { address: 'hello@mailwright.example', name: 'Mailwright' } })
  expect([parsed.html?.trim(), parsed.text?.trim()]).toEqual(['<p>Hällo</p>', 'Hällo'])
  expect(parsed.headers).toContainEqual(expect.objectContaining({ key: 'x-kind', value: 'test' }))
})

test('an address with a comma reaches nobody else', async () => {
  const count = received.length
  const mailer = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom }, {})
  await mailer.send({ ...mail, to: 'ana@example.com, eve@example.com' }).catch(() => {})
  expect(received.slice(count).flatMap(each => each.to)).not.toContain('eve@example.com')
})

test('a server that refuses, and one that is not there, fail with a sentence', async () => {
  isFull = true
  const refused = createMailer({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom }, {}).send(mail)
  await expect(refused).rejects.toMatchObject({ code: 'mail_failed', message: expect.stringContaining('try again') })
  isFull = false
  const absent = createMailer({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom }, {}).send(mail)
  await expect(absent).rejects.toMatchObject({ code: 'mail_failed' })
})

test('without a server, mails go to the mailbox with their sender', async () => {
  const store = vi.fn(async () => {})
  await createMailer({ smtpUrl: undefined, mailFrom }, { mailbox: { store } }).send(mail)
  expect(store).toHaveBeenCalledWith({ ...mail, from: mailFrom })
})
