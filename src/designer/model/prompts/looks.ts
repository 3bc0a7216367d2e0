import { FONTS } from '../../../email/theme/fonts.ts'
import { SCENE_VARIANTS, type SceneLight } from '../../../email/theme/scene-variants.ts'
import { ICONS, SCENES } from '../../../email/theme/scenes.ts'

/** What fonts are like, by their keys. */
export const CHARACTERS: Record<string, string> = {
  georgia: 'bookish, warm',
  palatino: 'literary, humane',
  times: 'newspaper, tight',
  helvetica: 'neutral, modern',
  arial: 'plain',
  'arial-black': 'loud, posters',
  verdana: 'wide, friendly',
  trebuchet: 'informal',
  tahoma: 'compact, matter-of-fact',
  courier: 'typewriter',
  impact: 'very loud, one word at a time',
  'young-serif': 'soft, handmade',
  'dm-serif': 'elegant, high contrast',
  fraunces: 'old-style with wit',
  newsreader: 'journalistic',
  'source-serif': 'sober, for long reading',
  anton: 'tall and loud, posters',
  bricolage: 'lively, modern',
  'space-grotesk': 'technical, playful',
  archivo: 'strong, sporty',
  figtree: 'clean, friendly'
}

const LIGHTS: Record<SceneLight, string> = { soft: 'soft', bold: 'bold', warm: 'in warm light', night: 'at night' }

/** Which numbers of a scene show what: "soft 0, 1, 5". */
const lights = (Object.keys(LIGHTS) as SceneLight[])
  .map(light => `${LIGHTS[light]} ${numbersOf(({ mood }) => mood === light)}`)
  .join('; ')

function numbersOf(isWanted: (variant: (typeof SCENE_VARIANTS)[number]) => boolean): string {
  return SCENE_VARIANTS.flatMap((variant, at) => (isWanted(variant) ? [at] : [])).join(', ')
}

/** Tones, fonts and pictures, with what each is like. */
export const LOOKS = `# Looks
Tones are grounds; words on them read by themselves. surface: paper, most sections. canvas: the colour around the email. tint: a breath of brand. brand, accent, ink: strong, for one or two sections at most.
Fonts: ${Object.entries(FONTS)
  .map(
    ([key, { label, text }]) => `${key} (${[CHARACTERS[key] ?? label, ...(text ? [] : ['headings only'])].join(', ')})`
  )
  .join(', ')}.
A heading font with character and a quiet body font; one brand colour that is not blue unless the sender is, an accent far from it, a surface that is not quite white.
Scenes, drawn in the theme's colours; use one only where it clearly fits, and none twice:
${SCENES.map(({ name, about }) => `${name} (${about.charAt(0).toLowerCase()}${about.slice(1)})`).join(', ')}.
Each is drawn in ${SCENE_VARIANTS.length} ways, by a number behind its name, "scene:sea/4": ${lights}. ${numbersOf(({ take }) => take === 1)} are arranged otherwise than the rest; without a number it is 1.
Icons, for items: ${ICONS.join(', ')}.`
