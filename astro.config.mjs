import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, passthroughImageService } from 'astro/config'
import { authOnlySupabase } from './host/auth-only-supabase.ts'
import { browserReferences } from './host/browser-references.ts'
import { freshWorkers } from './host/fresh-workers.ts'
import { landingChoice } from './host/landing-choice.ts'
import { mediaHeaders } from './host/media-headers.ts'
import { noScriptLanguage } from './host/no-script-language.ts'
import { preloadOnce } from './host/preload-once.ts'
import { readingPostcss } from './host/reading-postcss.ts'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react()],
  // In files, which a policy without hashes knows.
  build: { inlineStylesheets: 'never' },
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: 4321 },
  // Astro's own check answers in plain text and refuses bearer calls without a body; ours stands in the middleware.
  security: { checkOrigin: false },
  // The session is the auth service's cookie; nothing else is kept between requests.
  session: false,
  // Pictures of ours are sent as they are.
  image: { endpoint: { entrypoint: './host/no-images.ts' }, service: passthroughImageService() },
  vite: {
    plugins: [
      tailwindcss(),
      landingChoice(),
      mediaHeaders(),
      freshWorkers(),
      authOnlySupabase(),
      browserReferences(),
      noScriptLanguage(),
      preloadOnce(),
      readingPostcss()
    ]
  }
})
