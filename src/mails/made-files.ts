import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import type { MailName } from './words.ts'

/** A mail with its places open. */
export interface MadeMail {
  html: string
  text: string
}

const read = new Map<MailName, MadeMail>()

/** A mail as `npm run mails` made it. */
export function readMade(name: MailName): MadeMail {
  const known = read.get(name)
  if (known) return known
  const file = (form: keyof MadeMail) => readFileSync(resolve('src/mails/made', fileName(name, form)), 'utf8')
  const mail = { html: file('html'), text: file('text') }
  read.set(name, mail)
  return mail
}

/** `magicLink` is in `magic-link.html` and `magic-link.txt`. */
export function fileName(name: string, form: keyof MadeMail): string {
  const words = name.replaceAll(/[A-Z]/g, letter => `-${letter.toLowerCase()}`)
  return `${words}.${form === 'html' ? 'html' : 'txt'}`
}
