import { strToU8, zipSync } from 'fflate'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { z } from 'zod'
import type { ExportTemplate } from '../../contract/template.ts'
import { type Compiled, compile } from '../../email/compile/compile.ts'
import type { EmailSource } from '../../email/email.ts'
import { declaredUtf8 } from '../../email/source/charset.ts'
import { AppError } from '../errors.ts'
import { fileNameOf } from './file-name.ts'

export type ExportFormat = z.infer<typeof ExportTemplate>['format']

export interface ExportedFile {
  name: string
  /** MIME type. */
  type: string
  bytes: Uint8Array
}

/** All that a file is made of; it can pass between threads. */
export interface ExportAsked {
  email: EmailSource
  /** The date of what is in the file. */
  savedAt: Date
  format: ExportFormat
  siteUrl: string
  mailFrom: string
}

/** The template as a file: compiled HTML, its source apart (ZIP), plain text, or a message that mail programs open as a draft. */
export async function exportFile(asked: ExportAsked): Promise<ExportedFile> {
  const { email, format, siteUrl } = asked
  const base = fileNameOf(email.name, 60) || 'email-template'
  if (format === 'source') return { name: `${base}.zip`, type: 'application/zip', bytes: zipSource(asked) }
  const { html, text } = requireCompiled(compile(email, { siteUrl }))
  if (format === 'html') return { name: `${base}.html`, type: 'text/html; charset=utf-8', bytes: strToU8(html) }
  if (format === 'text') return { name: `${base}.txt`, type: 'text/plain; charset=utf-8', bytes: strToU8(text) }
  return { name: `${base}.eml`, type: 'message/rfc822', bytes: await composeDraft(asked, html, text) }
}

/** The email as it is sent; throws `unprocessable` with the reason when it cannot be. */
export function requireCompiled(compiled: Compiled): Extract<Compiled, { ok: true }> {
  if (!compiled.ok) throw new AppError('unprocessable', compiled.reason, { cause: compiled.cause })
  return compiled
}

/** The two texts byte for byte as they are stored, but for the name of a character set that the file would not have. */
function zipSource({ email, savedAt: mtime }: ExportAsked): Uint8Array {
  return zipSync({
    'template.html': [strToU8(declaredUtf8(email.html)), { mtime }],
    'template.css': [strToU8(email.css), { mtime }]
  })
}

async function composeDraft({ email, savedAt, mailFrom }: ExportAsked, html: string, text: string) {
  const message = new MailComposer({
    from: mailFrom,
    subject: email.subject || email.name,
    html,
    text,
    date: savedAt,
    // Outlook opens a message with this header for editing instead of reading.
    headers: { 'X-Unsent': '1' }
  })
  return message.compile().build()
}
