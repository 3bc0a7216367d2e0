import { createHash } from 'node:crypto'
import idle from 'astro/runtime/client/idle.prebuilt.js'
import load from 'astro/runtime/client/load.prebuilt.js'
import media from 'astro/runtime/client/media.prebuilt.js'
import only from 'astro/runtime/client/only.prebuilt.js'
import visible from 'astro/runtime/client/visible.prebuilt.js'
import island from 'astro/runtime/server/astro-island.prebuilt.js'
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'
import type { InlineSources } from '../../server/config/content-policy.ts'
import hideSecrets from './hide-secrets.js?raw'
import keepPresses from './keep-presses.js?raw'
import noEval from './no-eval.js?raw'
import themeFirst from './theme-first.js?raw'

/** What signed-in pages run before anything of theirs is loaded, in this order. */
export const FIRST_SCRIPTS = [hideSecrets, noEval, themeFirst, keepPresses]

/** What Astro writes into a page before its first island: one for each way to wake it, and the island itself. */
const ISLAND_SCRIPTS = [load, idle, media, only, visible, island]

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

const SCRIPTS = [...FIRST_SCRIPTS, ...ISLAND_SCRIPTS].map(hashOf)

/**
 * What our pages carry in themselves: each text by its SHA-256, and what islands put into the page by its nonce. Astro's own support
 * for policies would name every built file as well, and knows no nonce for what the code editor writes.
 */
export const inlineSources = (nonce: string): InlineSources => ({
  scripts: SCRIPTS,
  styles: [hashOf(ISLAND_STYLES), `'nonce-${nonce}'`]
})
