/** One piece of running text: words, or the items of a list. */
export type Paragraph = { tag: 'p'; text: string } | { tag: 'ul' | 'ol'; items: string[] }

/** The paragraphs of a text: what stands between blank lines. One whose every line begins with `- `, or with `1. ` and counts up, is a list. */
export const paragraphsOf = (text: string): Paragraph[] => text.split('\n\n').map(paragraphOf)

function paragraphOf(text: string): Paragraph {
  const lines = text.split('\n')
  for (const tag of ['ul', 'ol'] as const) {
    const items = lines.flatMap((line, at) => {
      const sign = signOf(tag, at)
      return line.startsWith(sign) && line.length > sign.length ? [line.slice(sign.length)] : []
    })
    if (items.length === lines.length) return { tag, items }
  }
  return { tag: 'p', text }
}

const signOf = (tag: 'ul' | 'ol', at: number): string => (tag === 'ul' ? '- ' : `${at + 1}. `)

/** The items of a list as the lines of its paragraph. */
export const listText = (tag: 'ul' | 'ol', items: readonly string[]): string =>
  items.map((item, at) => signOf(tag, at) + item).join('\n')

/**
 * A text as it is kept: line ends are `\n`, runs of blanks are one, at most one blank line in a row, nothing at the ends,
 * no control characters. Reading a rendered text gives exactly this.
 */
export function tidyText(text: string): string {
  const lines = text
    .replace(/\r\n?|\u2028|\u2029/g, '\n')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters cannot stand in HTML
    .replace(/[\u0000-\u0008\u000e-\u001f\u007f-\u009f\ufffe\uffff]|\p{Cs}/gu, '')
    .replace(/[ \t\f\v]+/g, ' ')
    .split('\n')
  return lines
    .map(line => line.replace(/^ | $/g, ''))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^\n+|\n+$/g, '')
}
