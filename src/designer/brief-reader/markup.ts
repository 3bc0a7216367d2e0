/** Elements whose content is no text; a script that is not closed goes on to the end. */
const CODE =
  /<(script|style)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<(iframe|object|svg|math|template|noscript|head|title)\b[^<>]*>[\s\S]*?<\/\2\s*>|<!--[\s\S]*?(?:-->|$)|<!doctype[^>]*>/gi

const ELEMENTS =
  'a|abbr|address|article|aside|audio|b|base|blockquote|body|br|button|center|code|div|dl|dt|dd|em|embed|figure|font|footer|form|frame|frameset|h[1-6]|head|header|hr|html|i|iframe|img|input|ins|label|li|link|main|mark|math|meta|nav|noscript|object|ol|option|p|pre|s|script|section|select|small|span|strike|strong|style|sub|sup|svg|table|tbody|td|template|textarea|tfoot|th|thead|title|tr|u|ul|video'

/** A tag of HTML, or of anything with attributes; `<name>`, `<3`, `<% … %>` and `<me@a.example>` are none. An open one ends with its line. */
const TAG = new RegExp(
  `</?(?:${ELEMENTS})(?:[\\s/][^<>\\n]*)?/?>|<[a-z][\\w:-]*\\s+[\\w:-]+\\s*=[^<>\\n]*>|<(?:script|iframe|img|svg|object|embed|link|meta|a)\\s[^<>\\n]*$`,
  'gim'
)

/** Elements that begin a line of their own. */
const BLOCK =
  /^<\/?(?:address|article|blockquote|br|center|div|dl|dt|dd|figure|footer|form|h[1-6]|header|hr|li|ol|p|pre|section|table|td|th|tr|ul)\b/i

/** A text without markup: the words that tags stand around stay, the content of scripts and styles goes with them. */
export function withoutMarkup(text: string): string {
  return text.replace(CODE, '').replace(TAG, tag => (BLOCK.test(tag) ? '\n' : ''))
}
