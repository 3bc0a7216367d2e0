const SHOWN = 3

/** `{{shop_url}}, {{name}} and 2 more`. */
export function tagList(tags: readonly string[]): string {
  const shown = tags.length > SHOWN + 1 ? tags.slice(0, SHOWN) : tags
  const rest = tags.length - shown.length
  const names = rest > 0 ? [...shown, `${rest} more`] : shown
  return names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`
}
