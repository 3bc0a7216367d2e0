import { decodeEntities } from './entities.ts'
import { findTemplateTags } from './template-tags.ts'

const DANGEROUS = /^(javascript|vbscript|livescript|mocha|data|blob|file|filesystem|view-source|jar|mhtml|about):/
const PICTURE = /^data:image\/(png|gif|jpe?g|webp|avif)[;,]/

/**
 * May an email hold this address? Schemes that run code are refused however they are spelled: white space and control
 * characters inside are ignored as browsers do, and references are decoded once more, as some mail clients do.
 */
export function isSafeUrl(url: string): boolean {
  return [url, decodeEntities(url)].every(spelling => {
    const plain = visible(withoutTemplateTags(spelling)).toLowerCase()
    return !DANGEROUS.test(plain) || PICTURE.test(plain)
  })
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what browsers ignore in addresses
const INVISIBLE = /[\u0000-\u0020\u007f-\u00a0\u00ad\u200b-\u200f\u2028-\u202f\ufeff\ufffd]/g

const visible = (url: string): string => url.replace(INVISIBLE, '')

function withoutTemplateTags(url: string): string {
  let plain = url
  for (const { start, end } of findTemplateTags(url).reverse()) plain = plain.slice(0, start) + plain.slice(end)
  return plain
}

/** Does a style value, or a whole style sheet, run code or load one? */
export function isSafeStyle(css: string): boolean {
  const plain = visible(
    css
      .replace(/\/\*[\s\S]*?(\*\/|$)/g, '')
      .replace(/\\([0-9a-f]{1,6})\s?/gi, unescapeCss)
      .replaceAll('\\', '')
  ).toLowerCase()
  return !/expression\(|javascript:|vbscript:|-moz-binding|behavior:|@import|url\(["']?data:(?!image\/(png|gif|jpe?g|webp|avif)[;,]|font\/|application\/font)/.test(
    plain
  )
}

const unescapeCss = (_: string, hex: string): string => {
  const point = Number.parseInt(hex, 16)
  return point > 0 && point <= 0x10ffff ? String.fromCodePoint(point) : ''
}
