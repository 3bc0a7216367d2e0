/** What a token is by its form alone. */
export type Shape = 'word' | 'quote' | 'url' | 'hex' | 'money' | 'percent' | 'time' | 'number' | 'tag'

/** A word, a number, an address, or all that stands in quotation marks, which is never taken apart. */
export interface Token {
  /** As typed; of a quotation what stands inside. */
  text: string
  /** Lower case, without a possessive ending. */
  key: string
  shape: Shape
  at: number
  end: number
  /** The signs and line breaks between the token before and this one, without blanks. */
  gap: string
}

const FORMS: [Shape, string][] = [
  ['tag', String.raw`\{\{[^{}\n]*\}\}`],
  [
    'quote',
    String.raw`"[^"\n]+"|“[^”\n]+”|(?<![\p{L}\d])(?:'[^'\n]{2,}?(?:'[a-z]{1,2}\b[^'\n]*?)*'|‘[^’\n]{2,}?(?:’[a-z]{1,2}\b[^’\n]*?)*’)(?![\p{L}\d])`
  ],
  [
    'url',
    String.raw`(?:https?:\/\/|mailto:|tel:|sms:|www\.)[^\s"'<>]*[\p{L}\d/=]|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|\b(?:[a-z\d-]+\.)+(?:com|org|net|io|co|uk|de|eu|ie|in|app|shop|example)\b(?:\/[^\s"'<>]*[\p{L}\d/=])?`
  ],
  ['hex', String.raw`#(?:[\da-f]{6}|[\da-f]{3})\b`],
  ['percent', String.raw`\d+(?:[.,]\d+)? ?%`],
  [
    'money',
    String.raw`(?:[A-Z]{0,2}[£$€₹¥₦]|\b(?:Rs\.?|EUR|USD|GBP|INR|CHF) ?)\d+(?:[.,]\d+)*[km]?|\d+(?:[.,]\d+)* ?[£$€₹¥₦]`
  ],
  ['time', String.raw`\d{1,2}(?:[.:]\d{2})? ?(?:am|pm|a\.m\.|p\.m\.)(?![\p{L}])|\b\d{1,2}:\d{2}\b`],
  ['number', String.raw`\d+(?:[.,]\d+)*(?:st|nd|rd|th|px|pt|em)?\b`],
  ['word', String.raw`[\p{L}\d](?:[\p{L}\d\p{M}_]|['’&.@/-](?=[\p{L}\d]))*|&`]
]

const TOKEN = new RegExp(FORMS.map(([shape, form]) => `(?<${shape}>${form})`).join('|'), 'giu')

/** The tokens of a text, in order. */
export function tokensOf(text: string): Token[] {
  let from = 0
  return [...text.matchAll(TOKEN)].map(({ 0: form, index, groups = {} }) => {
    const shape = FORMS.find(([name]) => groups[name] !== undefined)?.[0] ?? 'word'
    const gap = text.slice(from, index).replace(/[^\S\n]+/g, '')
    from = index + form.length
    const inner = shape === 'quote' ? form.slice(1, -1) : form
    return { text: inner, key: keyOf(inner), shape, at: index, end: from, gap }
  })
}

/** A word as it is looked up: lower case, with plain apostrophes, without a possessive ending. */
export const keyOf = (word: string): string => word.toLowerCase().replaceAll('’', "'").replace(/'s$/, '')

/** Is one of the tokens among these words, a blank between each two? */
export const says = (tokens: readonly Token[], words: string): boolean => {
  const known = words.split(' ')
  return tokens.some(({ key }) => known.includes(key))
}
