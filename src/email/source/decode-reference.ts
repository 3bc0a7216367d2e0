import { Tokenizer } from 'htmlparser2'
import { SILENT } from './silent.ts'

/**
 * One character reference (`&eacute;`, `&#233;`) as the characters that it stands for, by the rules for text or for the value of an
 * attribute. The tokenizer knows the 2,231 names of the HTML standard; asking it saves a second copy. In the browser's bundle the
 * browser itself is asked (`host/browser-references.ts`).
 */
export function decodeReference(reference: string, place: 'text' | 'attribute'): string {
  let decoded = ''
  const text = place === 'attribute' ? `<a a="${reference}` : reference
  const add = (start: number, end: number): void => {
    decoded += text.slice(start, end)
  }
  const point = (codepoint: number): void => {
    decoded += String.fromCodePoint(codepoint)
  }
  const tokenizer = new Tokenizer(
    { decodeEntities: true },
    { ...SILENT, ontext: add, ontextentity: point, onattribdata: add, onattribentity: point }
  )
  tokenizer.write(text)
  if (place === 'attribute') tokenizer.write('"')
  tokenizer.end()
  return decoded
}
