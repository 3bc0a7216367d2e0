/** The paragraphs of a text: what stands between blank lines. */
export const paragraphsOf = (text: string): string[] => text.split('\n\n')

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
