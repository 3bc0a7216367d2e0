/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    app: import('./server/app.ts').App
    /** What style elements bear that islands put into this page; its policy refuses others. */
    styleNonce: string
    /** Why a page could not be made. */
    fault: import('./server/errors.ts').AppError | undefined
    /** Who is looking at this page, or nothing when nobody is signed in. The API goes by its bearer token instead. */
    visitor: import('./server/auth/visitor.ts').Visitor | undefined
    /** Who has signed in and has yet to take the second step; `visitor` is nobody then. */
    waiting: import('./server/auth/visitor.ts').Visitor | undefined
    /** This request's auth client. Absent where no cookie session is looked at. */
    supabase: import('@supabase/supabase-js').SupabaseClient | undefined
  }
}
