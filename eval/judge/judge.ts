import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openCamera } from './camera.ts'
import type { ToJudge } from './emails.ts'

/** Widths at which emails are judged: a window beside the list of mails, and a phone. */
const WIDTHS = [640, 390]

/**
 * Writes a folder for each email: its brief, the two lines that a list of mails shows of it, and pictures.
 * It is for people who judge without knowing the code; whoever builds looks at the open half only.
 */
export async function writeJudging(emails: readonly ToJudge[], out: string): Promise<void> {
  const camera = await openCamera()
  for (const [at, one] of emails.entries()) {
    const folder = join(out, String(at + 1).padStart(2, '0'))
    mkdirSync(folder, { recursive: true })
    writeFileSync(join(folder, 'brief.txt'), `${one.brief}\n`)
    writeFileSync(join(folder, 'email.txt'), linesOf(one))
    if (one.answer !== 'email') continue
    for (const width of WIDTHS) writeFileSync(join(folder, `${width}.png`), await camera.take(one.email, width))
  }
  await camera.close()
}

const linesOf = ({ answer, email: { subject, preheader } }: ToJudge): string =>
  answer === 'email' ? `Subject: ${subject}\nPreview: ${preheader}\n` : `No email was made (${answer}).\n`
