import { readFileSync } from 'node:fs'
import { BLANK_EMAIL, type EmailSource } from '../../src/email/email.ts'
import { applyOperations } from '../../src/email/operations/apply.ts'
import type { Operation } from '../../src/email/operations/operation.ts'
import { drawInTheme } from '../../src/server/starters/draw-in-theme.ts'

const FOLDER = new URL('./starters/', import.meta.url)

/** A finished email of ours by its name, such as `sale`, as it stood when answers were written to requests about it. */
export function starterEmail(name: string): EmailSource {
  const { operations } = JSON.parse(readFileSync(new URL(`${name}.json`, FOLDER), 'utf8')) as {
    operations: Operation[]
  }
  return applyOperations(BLANK_EMAIL, drawInTheme(operations), { onRefusal: 'stop' }).email
}
