import node from '@astrojs/node'
import react from '@astrojs/react'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'astro/config'

export default defineConfig({
  output: 'server',
  adapter: node({ mode: 'middleware' }),
  integrations: [react()],
  devToolbar: { enabled: false },
  server: { host: '127.0.0.1', port: 4321 },
  // Forms that post to pages carry a same-origin check; the API takes bearer tokens and JSON only.
  security: { checkOrigin: true },
  vite: { plugins: [tailwindcss()] }
})
