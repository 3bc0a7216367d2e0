/**
 * Drawings of ours come as SVG at once, where a PNG has to be made first. Mail clients show none: only what is merely looked at may
 * have these addresses, never the source of an email.
 */
const IN_HTML = /(\ssrc="\/media\/(?:scenes|things)\/[a-z-]+)\.png(?=[?"])/g
const ADDRESS = /^(\/media\/(?:scenes|things)\/[a-z-]+)\.png(?=\?|$)/

/** The address of a picture, that of a drawing as SVG. */
export const sceneAsSvg = (src: string): string => src.replace(ADDRESS, '$1.svg')

/** HTML whose drawings are SVG. */
export const scenesAsSvg = (html: string): string => html.replace(IN_HTML, '$1.svg')
