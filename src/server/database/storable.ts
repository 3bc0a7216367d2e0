/** What PostgreSQL keeps of a value: no text of it may hold U+0000 or half of a pair of UTF-16 units, and models write both. */
export function storable<T>(value: T): T {
  return JSON.parse(JSON.stringify(value, (_, part) => (typeof part === 'string' ? storableText(part) : part)))
}

const storableText = (text: string) => text.replaceAll('\u0000', '').replace(/\p{Cs}/gu, '')
