/** Names that stand for colours of the system, which an email cannot know. */
const SYSTEM =
  /text$|^(accent|active|button|highlight|inactive|info|selected|threed|window)|^(appworkspace|background|canvas|field|mark|menu|scrollbar)$/

let context: CanvasRenderingContext2D | null | undefined

/** In the browser's place of `email/theme/css-names.ts`: the browser knows the names of CSS by itself. */
export function cssColour(name: string): string | undefined {
  if (!/^[a-z]+$/.test(name) || SYSTEM.test(name)) return undefined
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return undefined
  context.fillStyle = '#010203'
  context.fillStyle = name
  return /^#(?!010203)/.test(context.fillStyle) ? context.fillStyle : undefined
}
