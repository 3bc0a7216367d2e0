import { readdirSync, readFileSync } from 'node:fs'
import { BLANK_EMAIL, type EmailSource } from '../../src/email/email.ts'
import { createBatch } from '../../src/email/operations/batch.ts'
import { parseOperationLine } from '../../src/email/operations/parse-line.ts'
import { NEWSLETTER, OUTLOOK } from '../../src/email/source/fixtures/emails.ts'

const FOLDER = new URL('../../eval/emails/', import.meta.url)

/** Emails that are right as they stand: those of `eval/emails` (operations, or HTML as people bring it along) and the fixtures. */
export function knownEmails(): [name: string, email: EmailSource][] {
  const files = readdirSync(FOLDER).map((name): [string, EmailSource] => {
    const text = readFileSync(new URL(name, FOLDER), 'utf8')
    return [name, name.endsWith('.html') ? { ...BLANK_EMAIL, html: text } : composed(text)]
  })
  const fixtures = { NEWSLETTER, OUTLOOK }
  return [
    ...files,
    ...Object.entries(fixtures).map(([name, html]): [string, EmailSource] => [name, { ...BLANK_EMAIL, html }])
  ]
}

function composed(lines: string): EmailSource {
  const batch = createBatch(BLANK_EMAIL)
  for (const line of lines.split('\n').filter(Boolean)) {
    const parsed = parseOperationLine(line)
    if (parsed.ok) batch.apply(parsed.operation)
  }
  return batch.email
}
