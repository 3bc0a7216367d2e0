import { strToU8, zipSync } from 'fflate'
import MailComposer from 'nodemailer/lib/mail-composer'
import type { z } from 'zod'
import type { ExportTemplate } from '../../contract/template.ts'
import { compile } from '../../email/compile/compile.ts'
import { AppError } from '../errors.ts'
import { type TemplateRow, toEmail } from './stored.ts'

export type ExportFormat = z.infer<typeof ExportTemplate>['format']

export interface ExportedFile {
  name: string
  /** MIME type. */
  type: string
  bytes: Uint8Array
}

interface Sender {
  siteUrl: string
  mailFrom: string
}

/** The template as a file: compiled HTML, its source apart (ZIP), plain text, or a message that mail programs open as a draft. */
export async function exportFile(row: TemplateRow, format: ExportFormat, sender: Sender): Promise<ExportedFile> {
  const base = fileNameOf(row.name)
  if (format === 'source') return { name: `${base}.zip`, type: 'application/zip', bytes: zipSource(row) }
  const email = compileRow(row, sender.siteUrl)
  if (format === 'html') return { name: `${base}.html`, type: 'text/html; charset=utf-8', bytes: strToU8(email.html) }
  if (format === 'text') return { name: `${base}.txt`, type: 'text/plain; charset=utf-8', bytes: strToU8(email.text) }
  return { name: `${base}.eml`, type: 'message/rfc822', bytes: await composeDraft(row, email, sender.mailFrom) }
}

/** The email as it is sent; throws `unprocessable` with the reason when it cannot be. */
export function compileRow(row: TemplateRow, siteUrl: string): { html: string; text: string } {
  const compiled = compile(toEmail(row), { siteUrl })
  if (!compiled.ok) throw new AppError('unprocessable', compiled.reason, { cause: compiled.cause })
  return compiled
}

/** The two texts byte for byte as they are stored. */
function zipSource(row: TemplateRow): Uint8Array {
  const mtime = row.updatedAt
  return zipSync({
    'template.html': [strToU8(row.htmlValue), { mtime }],
    'template.css': [strToU8(row.cssValue), { mtime }]
  })
}

async function composeDraft(row: TemplateRow, { html, text }: { html: string; text: string }, from: string) {
  const message = new MailComposer({
    from,
    subject: row.subject || row.name,
    html,
    text,
    date: row.updatedAt,
    // Outlook opens a message with this header for editing instead of reading.
    headers: { 'X-Unsent': '1' }
  })
  return message.compile().build()
}

/** A name that every file system takes. */
function fileNameOf(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .toLowerCase()
    .slice(0, 60)
  return slug || 'email-template'
}
