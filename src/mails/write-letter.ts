import type { Letter } from './letters.ts'
import { readMade } from './made-files.ts'
import { fillPlaces } from './places.ts'
import { OUR_NAME, WORDS } from './words.ts'

/** What is sent, but for who gets it. */
export interface WrittenLetter {
  subject: string
  html: string
  text: string
}

const OURS = new RegExp(OUR_NAME, 'g')

/** Writes a letter in the name of a product. The auth service mails for other products too. */
export function writeLetter({ mail, places }: Letter, name = OUR_NAME): WrittenLetter {
  const values = { ...places, ProductName: name }
  const write = (words: string, form: 'html' | 'text') =>
    fillPlaces(words.replaceAll(OURS, '{{ .ProductName }}'), values, form)
  const { html, text } = readMade(mail)
  return { subject: write(WORDS[mail].subject, 'text'), html: write(html, 'html'), text: write(text, 'text') }
}
