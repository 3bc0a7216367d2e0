import { type Found, matches } from './found.ts'

const LETTERS = '[\\p{L}\\d]'
const LABEL = `${LETTERS}(?:[\\p{L}\\d-]{0,61}${LETTERS})?`
const DOMAINS =
  'com|org|net|edu|gov|io|co|app|dev|shop|store|biz|info|me|tv|ai|eu|example|test|uk|us|ca|au|nz|ie|de|at|ch|fr|es|it|pt|nl|be|se|no|dk|fi|is|pl|cz|sk|hu|ro|bg|gr|tr|ua|in|pk|lk|bd|np|ph|sg|my|hk|jp|kr|cn|za|ng|ke|gh|eg|ae|sa|br|mx|ar|cl|pe|il|xyz|online|site|studio|coffee|farm|london|berlin|club|community|art|link'
const PATH = '(?:[/?#](?:[^\\s<>"\']{0,500}[^\\s<>"\'.,;:!?)\\]}])?)?'

const EMAIL = new RegExp(`(?<![\\w.+-])[\\w][\\w.+-]{0,63}@(?:${LABEL}\\.){1,4}[a-z]{2,24}(?![\\w-])`, 'giu')
const URL_FORM = new RegExp(
  `\\bhttps?://[^\\s<>"']{1,500}[^\\s<>"'.,;:!?)\\]}]|(?<![@\\w./-])(?:www\\.)?(?:${LABEL}\\.){1,4}(?:${DOMAINS})(?![\\w@-]|\\.\\w)(?::\\d{2,5})?${PATH}`,
  'giu'
)
const SPOKEN_URL = new RegExp(
  `(?<![\\w.])[a-z][a-z\\d-]{2,60}(?: dot (?:[a-z\\d-]{2,30} dot )?(?:${DOMAINS}))(?: slash [a-z\\d-]{1,40}){0,3}(?!\\w)`,
  'gi'
)
const PHONE =
  /(?<![\w.,/:-])(?:\+\d{1,3}[ .-]?\d{1,5}|\(\d{1,5}\)|\d{2,5})(?:[ .-]{1,2}\d{2,7}){1,5}(?![\w%]|[.,:]\d|\s?[€£$])|(?<!\w)(?:\+|0)\d{7,14}(?!\d)/g
const SPOKEN_DIGITS =
  /(?<!\w)(?:oh|zero|one|two|three|four|five|six|seven|eight|nine|double)(?: (?:oh|zero|one|two|three|four|five|six|seven|eight|nine|double|triple)){6,14}(?!\w)/gi
const HANDLE = /(?<![\w@./])((?!#[\da-f]{3,8}(?![\p{L}\d]))[@#][\p{L}_][\p{L}\d_.]{1,40}(?<!\.))/gu

/** An address of the web with its scheme. Spoken ones are written: "x dot example slash walks". */
const addressOf = (typed: string): string => {
  const written = typed.replaceAll(/ dot /gi, '.').replaceAll(/ slash /gi, '/')
  return /^https?:\/\//i.test(written) ? written : `https://${written}`
}

const digitsOf = (typed: string): number => typed.replaceAll(/\D/g, '').length

/** Addresses of web and mail, telephone numbers, names on networks. */
export const contactsIn = (text: string): Found[] => [
  ...matches('email', text, EMAIL),
  ...matches('url', text, URL_FORM, addressOf),
  ...matches('url', text, SPOKEN_URL, addressOf),
  ...matches('phone', text, PHONE).filter(({ value }) => digitsOf(value) >= 7 && digitsOf(value) <= 15),
  ...matches('phone', text, SPOKEN_DIGITS),
  ...matches('handle', text, HANDLE)
]
