import { createHash } from 'node:crypto'
import idle from 'astro/runtime/client/idle.prebuilt.js'
import load from 'astro/runtime/client/load.prebuilt.js'
import media from 'astro/runtime/client/media.prebuilt.js'
import only from 'astro/runtime/client/only.prebuilt.js'
import visible from 'astro/runtime/client/visible.prebuilt.js'
import island from 'astro/runtime/server/astro-island.prebuilt.js'
import hideSecrets from './hide-secrets.js?raw'
import keepPresses from './keep-presses.js?raw'
import noEval from './no-eval.js?raw'
import themeFirst from './theme-first.js?raw'

/** What signed-in pages run before anything of theirs is loaded, in this order. */
export const FIRST_SCRIPTS = [hideSecrets, noEval, themeFirst, keepPresses]

/** What Astro writes into a page before its first island: one for each way to wake it, and the island itself. */
const ISLAND_SCRIPTS = [load, idle, media, only, visible, island]

/**
 * Sources for `script-src`: each script that our pages carry in themselves, by its SHA-256. Astro's own support for policies
 * would name every built file as well, and styles likewise, which shuts out those of islands.
 */
export const INLINE_SOURCES: string[] = [...FIRST_SCRIPTS, ...ISLAND_SCRIPTS].map(
  script => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
)
