import { escapeHtml } from './places.ts'
import type { MailWords } from './words.ts'

const INK = '#1b1d22'
const RED = '#d4472f'
const BLUE = '#2a54c6'
const PAPER = '#fbf8f2'
const SERIF = "'Instrument Serif', Georgia, 'Times New Roman', serif"
const SANS = "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif"

/** What is sent, but for who gets it. */
export interface Letter {
  subject: string
  html: string
  text: string
}

/** A letter as HTML that every mail client shows, and as plain text. */
export function writeLetter(words: MailWords): Letter {
  return { subject: words.subject, html: html(words), text: text(words) }
}

function text({ heading, paragraphs, button, code, note }: MailWords): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(code ? [`Your code: ${code}`] : []),
    ...(button ? [`${button.label}:\n${button.url}`] : []),
    note,
    'Mailwright'
  ]
  return `${parts.join('\n\n')}\n`
}

function html(words: MailWords): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escapeHtml(words.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${PAPER}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(words.preheader)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${PAPER}"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:560px">
<tr><td style="padding:0 0 16px;font:400 26px/30px ${SERIF};color:${INK}">Mailwright</td></tr>
<tr><td>${stripes()}</td></tr>
<tr><td bgcolor="#fffefb" style="padding:40px 32px;border:1px solid #ded6c6;border-top:0">
${letterBody(words)}
</td></tr>
<tr><td style="padding:20px 0 0;font:400 14px/20px ${SANS};color:#6c675c">${escapeHtml(words.note)}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

function letterBody({ heading, paragraphs, button, code }: MailWords): string {
  const paragraph = (words: string) =>
    `<p style="margin:0 0 20px;font:400 16px/26px ${SANS};color:#514e47">${escapeHtml(words)}</p>`
  return [
    `<h1 style="margin:0 0 20px;font:400 40px/42px ${SERIF};color:${INK}">${escapeHtml(heading)}</h1>`,
    ...paragraphs.map(paragraph),
    ...(code ? [codeRow(code)] : []),
    ...(button ? [buttonRow(button), plainLink(button.url)] : [])
  ].join('\n')
}

function buttonRow({ label, url }: { label: string; url: string }): string {
  const style = `display:inline-block;padding:14px 28px;font:600 16px/20px ${SANS};color:${PAPER};text-decoration:none`
  return `<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:8px 0 28px"><tr><td bgcolor="${INK}" style="border-radius:3px"><a href="${escapeHtml(url)}" style="${style}">${escapeHtml(label)}</a></td></tr></table>`
}

function codeRow(code: string): string {
  return `<p style="margin:0 0 28px;font:600 32px/40px ${SANS};letter-spacing:8px;color:${INK}">${escapeHtml(code)}</p>`
}

function plainLink(url: string): string {
  return `<p style="margin:0;font:400 14px/20px ${SANS};color:#6c675c">Or open this address:<br><a href="${escapeHtml(url)}" style="color:${BLUE};word-break:break-all">${escapeHtml(url)}</a></p>`
}

/** The airmail edge, in cells: gradients are not for mail clients. */
function stripes(): string {
  const colours = [RED, PAPER, BLUE, PAPER]
  const cells = Array.from({ length: 24 }, (_, i) => `<td bgcolor="${colours[i % 4]}" height="8"></td>`).join('')
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="font-size:0;line-height:8px"><tr>${cells}</tr></table>`
}
