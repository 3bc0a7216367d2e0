/** Without an `href`, a base element only says where links open. */
const IN_THE_TOP_WINDOW = '<base target="_top">'
const HEAD = /<head(\s[^>]*)?>/i
const DOCTYPE = /^\s*<!doctype[^>]*>/i

/**
 * A mail's document for a frame without scripts: its links open in the window around the frame. Ours comes first,
 * where it wins over a base element of the mail's own, but behind the doctype, which would not count any more after it.
 */
export function framedMail(html: string): string {
  const before = HEAD.exec(html) ?? DOCTYPE.exec(html)
  const at = before ? before.index + before[0].length : 0
  return html.slice(0, at) + IN_THE_TOP_WINDOW + html.slice(at)
}
