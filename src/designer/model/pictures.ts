import type { Operation } from '../../email/operations/operation.ts'
import { suggest } from '../../email/sections/nearest.ts'
import { escapeAttribute } from '../../email/source/entities.ts'
import { iconUrl, sceneUrl } from '../../email/theme/media-urls.ts'
import { SCENE_VARIANTS } from '../../email/theme/scene-variants.ts'
import { ICONS, SCENES } from '../../email/theme/scenes.ts'
import type { Theme } from '../../email/theme/theme.ts'

const SHORT = /^(scene|icon):([a-z-]+)(?:\/(\d+))?$/

/** In HTML: the address of a picture. */
const IN_HTML = /(\bsrc\s*=\s*["']?)((?:scene|icon):[a-z-]+(?:\/\d+)?)/g

const NONE =
  'A picture that was named is not among those we draw. Say what it should show, or choose a picture by hand.'

const LEGAL: Record<string, string[]> = { scene: SCENES.map(({ name }) => name), icon: ICONS }

/**
 * An operation with the short names of our pictures (`scene:coffee`, `scene:coffee/2`, `icon:truck`) written out as
 * addresses in the colours of `theme`; or why one of them means nothing.
 */
export function withPictures(
  operation: Operation,
  theme: Theme
): { ok: true; operation: Operation } | { ok: false; reason: string; plain: string } {
  const unknown: string[] = []
  const address = (short: string): string => {
    const [, type = '', picture = '', variant] = SHORT.exec(short) ?? []
    if (!LEGAL[type]?.includes(picture)) unknown.push(`There is no ${type} "${picture}". ${nearest(type, picture)}`)
    return type === 'icon'
      ? iconUrl(picture, theme)
      : sceneUrl(picture, theme, Number(variant ?? 1) % SCENE_VARIANTS.length)
  }
  const text = JSON.stringify(operation, (name, value: unknown) => {
    if (typeof value !== 'string' || !/^(?:src|value|html)$/.test(name)) return value
    if (SHORT.test(value)) return address(value)
    return value.replace(IN_HTML, (_, before: string, short: string) => before + escapeAttribute(address(short)))
  })
  const [reason] = unknown
  return reason === undefined
    ? { ok: true, operation: JSON.parse(text) as Operation }
    : { ok: false, reason, plain: NONE }
}

/** The few likeliest names; the whole table would be a long answer. */
function nearest(type: string, picture: string): string {
  return `${suggest(picture, LEGAL[type] ?? [])
    .split('"')
    .slice(0, 10)
    .join('"')}".`
}
