/** A merge tag of a sending service: `{{ }}`, `{% %}`, `*| |*`, `<% %>`. What holds `<`, `>` or `&` inside is ordinary text. */
export const MERGE_TAG = /\{\{[^<>&{}\n]*\}\}|\{%[^<>&{}\n]*%\}|\*\|[^<>&|*\n]*\|\*|<%[^<>&\n]*%>/

const SAFE_LINK = /^(https?:\/\/[^/]|mailto:|tel:|sms:|#|\/(?!\/)|\{\{|\{%|\*\||<%)/i
const SAFE_IMAGE = /^(https?:\/\/[^/]|\/(?!\/)|\{\{|\{%|\*\||<%)/i
const BARE_DOMAIN = /^[a-z0-9-]+(\.[a-z0-9-]+)*\.[a-z]{2,}([/?#:].*)?$/i
const BARE_ADDRESS = /^[^\s@/:]+@[a-z0-9-]+(\.[a-z0-9-]+)+$/i

/** May an email link there? Web, mail and telephone addresses, anchors, paths of the site and merge tags. */
export const isSafeLink = (url: string): boolean => SAFE_LINK.test(url)

/** The address as it is written into the email, or `undefined` when no email may link there. */
export function linkUrl(url: string): string | undefined {
  const clean = encodeSpaces(url)
  if (SAFE_LINK.test(clean)) return clean
  if (BARE_ADDRESS.test(clean)) return `mailto:${clean}`
  return BARE_DOMAIN.test(clean) ? `https://${clean}` : undefined
}

/** A drawing of ours as pages show it, which no mail client does: somebody copied its address. */
const SCENE_SVG = /(\/media\/(?:scenes|things)\/[a-z-]+\.)svg(?=\?c=[\da-f,]+&v=\d(?:&crop=square)?$)/

/** The address of a picture as it is written into the email, or `undefined` when it is none. */
export function imageUrl(url: string): string | undefined {
  const clean = encodeSpaces(url)
  return SAFE_IMAGE.test(clean) ? clean.replace(SCENE_SVG, '$1png') : undefined
}

/** White space and control characters have no place in an address; inside a merge tag a blank may stay. */
function encodeSpaces(url: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
  const visible = url.replace(/[\u0000-\u001f\u007f-\u009f]|\p{Cs}/gu, '').trim()
  return visible
    .split(new RegExp(`(${MERGE_TAG.source})`))
    .map((part, at) => (at % 2 ? part : part.replace(/\s/gu, '%20')))
    .join('')
}
