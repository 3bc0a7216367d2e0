import type { Operation } from '../../email/operations/operation.ts'
import { iconUrl, sceneUrl } from '../../email/theme/media-urls.ts'
import { DEFAULT_THEME, type Theme } from '../../email/theme/theme.ts'

/** `/media/scenes/sea.png?v=2` or `/media/icons/gift.png`: a picture of ours that has no colours yet. */
const UNCOLOURED = /\/media\/(scenes|icons)\/([a-z-]+)\.png(?:\?v=(\d))?(?=")/g

/** Operations with the pictures of ours in the colours of their own `theme`, so that colours are said once. */
export function drawInTheme(operations: Operation[]): Operation[] {
  const theme = themeOf(operations)
  const drawn = JSON.stringify(operations).replace(UNCOLOURED, (_, folder: string, name: string, variant?: string) =>
    folder === 'icons' ? iconUrl(name, theme) : sceneUrl(name, theme, Number(variant ?? 1))
  )
  return JSON.parse(drawn)
}

function themeOf(operations: Operation[]): Theme {
  const wishes = operations.find(({ op }) => op === 'theme')
  return { ...DEFAULT_THEME, ...wishes }
}
