import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate` writes the next file of `migrations/app` after a change of the schema. */
export default defineConfig({
  dialect: 'postgresql',
  schema: './src/server/database/schema.ts',
  out: './migrations/app'
})
