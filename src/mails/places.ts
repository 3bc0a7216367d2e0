const PLACE = /\{\{\s*\.(\w+)\s*\}\}/g

/**
 * Fills the places of a mail, such as `{{ .Email }}`, with values; in HTML they cannot become markup. Throws where a value is
 * missing: no mail goes out with a hole in it.
 */
export function fillPlaces(mail: string, values: Record<string, string>, form: 'html' | 'text'): string {
  return mail.replace(PLACE, (_place, name: string) => {
    const value = values[name]
    if (value === undefined) throw new Error(`A mail has a place "${name}", and nothing to fill it with.`)
    return form === 'html' ? escapeHtml(value) : oneLine(value)
  })
}

/** A subject is a header: a line break in a value must not begin another one. */
function oneLine(value: string): string {
  return value.replaceAll(/[\r\n]+/g, ' ')
}

/** For text and for attributes in double quotes. */
export function escapeHtml(words: string): string {
  return words.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
