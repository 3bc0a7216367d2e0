import { compile } from '../email/compile/compile.ts'
import { BLANK_EMAIL, type EmailSource } from '../email/email.ts'
import { applyOperations } from '../email/operations/apply.ts'
import type { Operation } from '../email/operations/operation.ts'
import { stripesHtml, THEME, withOwnStyles } from './look.ts'
import { fileName, type MadeMail } from './made-files.ts'
import { HOSTED_WORDS, type MailWords, WORDS } from './words.ts'

/** What `npm run mails` writes, by its name under `made/`. Supabase Auth makes the plain text of its notices by itself. */
export function makeFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [name, words] of Object.entries(WORDS)) {
    const { html, text } = makeMail(words)
    files.set(fileName(name, 'html'), html).set(fileName(name, 'text'), text)
  }
  for (const [name, words] of Object.entries(HOSTED_WORDS)) {
    files.set(`hosted/${fileName(name, 'html')}`, makeMail(words).html)
  }
  return files
}

/** Makes a mail as any email is made here: our sections in our theme, compiled. */
export function makeMail(words: MailWords): MadeMail {
  const compiled = compile(emailOf(words), { siteUrl: '{{ .SiteURL }}' })
  if (!compiled.ok) throw new Error(`The mail "${words.subject}" cannot be compiled: ${compiled.reason}`)
  return { html: compiled.html, text: `${addressesApart(compiled.text)}\n` }
}

/** The mail as an email that the editor could open. */
export function emailOf(words: MailWords): EmailSource {
  const { email, refused } = applyOperations(BLANK_EMAIL, operationsOf(words), { onRefusal: 'stop' })
  if (refused[0]) throw new Error(`The mail "${words.subject}" has an operation that is refused: ${refused[0].reason}`)
  return withOwnStyles(email)
}

function operationsOf({ subject, preheader, heading, paragraphs, code, button, stop, note }: MailWords): Operation[] {
  const add = (kind: string, layout: string, content: object, tone = 'surface') =>
    ({ op: 'add', kind, layout, tone, content }) as Operation
  const [first = '', ...rest] = paragraphs
  return [
    { op: 'meta', name: subject, subject, preheader, lang: 'en' },
    { op: 'theme', ...THEME },
    add('free', 'full', { html: stripesHtml() }),
    add('header', 'split', { logo: 'Mailwright' }),
    add('hero', 'letter', { heading, text: first, ...(button ? { button: linkOf(button) } : {}) }),
    ...(code ? [add('coupon', 'ticket', { heading: button ? 'Or type this code' : 'Your code', code })] : []),
    ...(rest.length > 0 || stop
      ? [add('text', 'plain', { text: rest.join('\n\n'), ...(stop ? { button: linkOf(stop) } : {}) })]
      : []),
    add('footer', 'center', { company: 'Mailwright', text: note }, 'canvas')
  ]
}

const linkOf = ({ label, url }: { label: string; url: string }) => ({ label, href: url })

/** An address on a line of its own: mail clients take a bracket behind it for part of it. */
function addressesApart(text: string): string {
  return text.replaceAll(/ \((\{\{ \.\w+URL \}\})\)/g, ':\n$1')
}
