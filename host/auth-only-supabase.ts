import { fileURLToPath } from 'node:url'

const UNUSED = /^@supabase\/(realtime|storage|postgrest|functions)-js$/
const ABSENT = fileURLToPath(new URL('../src/stores/absent-supabase.ts', import.meta.url))

/** Leaves out of the browser's bundle what supabase-js brings along besides auth: half of its bytes. */
export function authOnlySupabase() {
  return {
    name: 'mailwright-auth-only-supabase',
    apply: 'build' as const,
    enforce: 'pre' as const,
    applyToEnvironment: (environment: { name: string }) => environment.name === 'client',
    resolveId: (id: string) => (UNUSED.test(id) ? ABSENT : undefined)
  }
}
