import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Made, make } from '../briefs/make.ts'
import type { Scored } from '../designers.ts'
import { briefsOf, type Portion } from '../load.ts'
import { openCamera } from './camera.ts'

/** Widths at which emails are judged: a window beside the list of mails, and a phone. */
const WIDTHS = [640, 390]

/**
 * Writes a folder for each well-meant English brief of a portion: the brief, the email's two lines, and pictures of it.
 * It is for people who judge without knowing the code; whoever builds looks at the open half only.
 * @returns How many folders there are.
 */
export async function writeJudging({ designer }: Scored, portion: Portion, out: string): Promise<number> {
  const briefs = briefsOf(portion).filter(({ wellMeant, expect }) => wellMeant && expect === 'email')
  const camera = await openCamera()
  for (const [at, { text }] of briefs.entries()) {
    const folder = join(out, String(at + 1).padStart(2, '0'))
    mkdirSync(folder, { recursive: true })
    const made = await make(designer, text)
    writeFileSync(join(folder, 'brief.txt'), `${text}\n`)
    writeFileSync(join(folder, 'email.txt'), said(made))
    if (made.answer !== 'email') continue
    for (const width of WIDTHS) writeFileSync(join(folder, `${width}.png`), await camera.take(made.email, width))
  }
  await camera.close()
  return briefs.length
}

/** What stands beside the pictures: the two lines that a list of mails shows. */
function said({ answer, email }: Made): string {
  if (answer !== 'email') return `No email was made (${answer}).\n`
  return [`Subject: ${email.subject}`, `Preview: ${email.preheader}`, ''].join('\n')
}
