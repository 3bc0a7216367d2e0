declare namespace App {
  interface Locals {
    app: import('./server/app.ts').App
    /** Who is signed in, on pages. The API asks for a bearer token instead. */
    visitor: import('./server/auth/visitor.ts').Visitor | undefined
    /** The request's auth client, on pages. */
    supabase: import('@supabase/supabase-js').SupabaseClient
  }
}
