import type { Invoice } from './objects.ts'
import { day, money, standingOf } from './words.ts'

/** A page of A4 in points, and where its text begins. */
const PAGE = { width: 595, height: 842, left: 56, top: 780 }

/** An invoice as a one-page PDF of plain text in a font every reader has. */
export function invoicePdf(invoice: Invoice): Uint8Array<ArrayBuffer> {
  const lines = [
    { size: 20, text: `Invoice ${invoice.number}` },
    { size: 11, text: `Mailwright, to ${invoice.customer_email ?? ''}` },
    { size: 11, text: `${day(invoice.created)} - ${standingOf(invoice)}` },
    { size: 11, text: '' },
    ...invoice.lines.data.flatMap(({ description, period, amount }) => [
      { size: 11, text: `${description}: ${money(amount)}` },
      { size: 9, text: `${day(period.start)} to ${day(period.end)}` }
    ]),
    { size: 11, text: '' },
    { size: 13, text: `Total: ${money(invoice.amount_due)}` },
    { size: 9, text: 'Made by the payment sandbox: no money has moved.' }
  ]
  return writePdf(lines)
}

function writePdf(lines: { size: number; text: string }[]): Uint8Array<ArrayBuffer> {
  const shown = lines.map(({ size, text }) => `/F1 ${size} Tf (${escapeText(text)}) Tj 0 -${size + 9} Td`).join('\n')
  const content = `BT ${PAGE.left} ${PAGE.top} Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>'
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return String(offset).padStart(10, '0')
  })
  const table = offsets.map(offset => `${offset} 00000 n \n`).join('')
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}`
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${file.indexOf('xref\n0')}\n%%EOF\n`
  return Uint8Array.from(file, letter => letter.charCodeAt(0))
}

/** Latin letters stay; a letter that the font does not have becomes a question mark, so that every character is one byte. */
function escapeText(text: string): string {
  return text.replaceAll(/[^\x20-\x7e\xa0-\xff]/g, '?').replaceAll(/[\\()]/g, '\\$&')
}
