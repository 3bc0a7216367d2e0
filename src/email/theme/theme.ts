import { parseColour } from './colour-words.ts'
import { FONTS, type Font, fontKey } from './fonts.ts'
import type { Theme } from './theme-shape.ts'
import { CORNERS, DENSITIES, themeTokens } from './tokens.ts'

export type { Theme }

export const DEFAULT_THEME: Theme = {
  brand: '#1f4d3f',
  accent: '#e2703a',
  canvas: '#f1ebdf',
  surface: '#fffdf7',
  ink: '#1c2b26',
  heading: 'young-serif',
  body: 'georgia',
  corner: 'square',
  density: 'regular'
}

/** `@font-face` rules for the web fonts that a theme uses; empty when it uses none. Compile keeps them in a `<style>` of their own. */
export function fontFaceCss(theme: Theme): string {
  const fonts = [theme.heading, theme.body].map(font => FONTS[fontKey(font) ?? ''])
  return [...new Set(fonts)].flatMap(font => (font?.file ? [fontFace(font)] : [])).join('\n')
}

/** Outlook for Windows sets unknown fonts in Times New Roman unless the rule names an alternative. */
function fontFace(font: Font): string {
  return `@font-face {
  font-family: '${font.label}';
  src: url('/media/fonts/${font.file}.woff2') format('woff2');
  font-weight: ${font.weights};
  font-style: normal;
  mso-font-alt: '${font.alternative}';
  mso-generic-font-family: ${font.serif ? 'roman' : 'swiss'};
}`
}

/** The theme as CSS: its web fonts, then one `:root` block of custom properties. `readTheme` is its inverse. */
export function themeCss(theme: Theme): string {
  const tokens = Object.entries(themeTokens(theme)).map(([name, value]) => `  ${name}: ${value};\n`)
  const faces = fontFaceCss(theme)
  return `${faces}${faces && '\n'}:root {\n${tokens.join('')}}\n`
}

/** The theme that a style sheet's `:root` blocks declare, or `undefined` when they do not name all five colours. */
export function readTheme(css: string): Theme | undefined {
  const tokens = rootTokens(css)
  const colours = (['brand', 'accent', 'canvas', 'surface', 'ink'] as const).map(name => [
    name,
    parseColour(tokens[`--${name}`] ?? '')
  ])
  if (colours.some(([, colour]) => !colour)) return undefined
  const heading = tokens['--heading-font'] ?? DEFAULT_THEME.heading
  const body = tokens['--body-font'] ?? DEFAULT_THEME.body
  return {
    ...(Object.fromEntries(colours) as Pick<Theme, 'brand' | 'accent' | 'canvas' | 'surface' | 'ink'>),
    heading: fontKey(heading) ?? heading,
    body: fontKey(body) ?? body,
    corner: keyOf(CORNERS, tokens['--corner']) ?? DEFAULT_THEME.corner,
    density: keyOf(DENSITIES, tokens['--space']) ?? DEFAULT_THEME.density
  }
}

function rootTokens(css: string): Record<string, string> {
  const blocks = css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/(?:^|[}\s]):root\s*\{([^}]*)\}/g)
  const declarations = [...blocks].flatMap(([, block = '']) => [...block.matchAll(/(--[\w-]+)\s*:\s*([^;]+)/g)])
  return Object.fromEntries(declarations.map(([, name = '', value = '']) => [name, value.trim()]))
}

function keyOf<Key extends string>(table: Record<Key, { token: string }>, value: string | undefined): Key | undefined {
  return (Object.keys(table) as Key[]).find(key => table[key].token === value)
}
