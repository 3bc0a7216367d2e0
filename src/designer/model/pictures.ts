import type { Operation } from '../../email/operations/operation.ts'
import { suggest } from '../../email/sections/nearest.ts'
import { iconUrl, sceneUrl } from '../../email/theme/media-urls.ts'
import { ICONS, SCENES } from '../../email/theme/scenes.ts'
import type { Theme } from '../../email/theme/theme.ts'

const SHORT = /^(scene|icon):([a-z-]+)(?:\/(\d+))?$/

const LEGAL: Record<string, string[]> = { scene: SCENES.map(({ name }) => name), icon: ICONS }

/**
 * An operation with the short names of our pictures (`scene:coffee`, `scene:coffee/2`, `icon:truck`) written out as
 * addresses in the colours of `theme`; or why one of them means nothing.
 */
export function withPictures(
  operation: Operation,
  theme: Theme
): { ok: true; operation: Operation } | { ok: false; reason: string } {
  const unknown: string[] = []
  const text = JSON.stringify(operation, (name, value: unknown) => {
    const short = (name === 'src' || name === 'value') && typeof value === 'string' ? SHORT.exec(value) : null
    if (!short) return value
    const [, type = '', picture = '', variant] = short
    if (!LEGAL[type]?.includes(picture)) unknown.push(`There is no ${type} "${picture}". ${nearest(type, picture)}`)
    return type === 'icon' ? iconUrl(picture, theme) : sceneUrl(picture, theme, Number(variant ?? 1))
  })
  const [reason] = unknown
  return reason === undefined ? { ok: true, operation: JSON.parse(text) as Operation } : { ok: false, reason }
}

/** The few likeliest names; the whole table would be a long answer. */
function nearest(type: string, picture: string): string {
  return `${suggest(picture, LEGAL[type] ?? [])
    .split('"')
    .slice(0, 10)
    .join('"')}".`
}
