import type { Handler } from './static-files.ts'

/** Astro's own routes, `/_image` and `/_server-islands/…`, stand in every build, and nothing of ours uses them. */
const EXTRA = /^[/\\]+_(?!astro\/)/

/** Pages without the routes that Astro brings along: these are missing. */
export function withoutExtras(pages: Handler): Handler {
  return (request, response, next) => (EXTRA.test(decoded(request.url ?? '')) ? next() : pages(request, response, next))
}

/** A path as the pages read it, which decode it until nothing is left to decode. */
function decoded(url: string): string {
  const path = url.split('?')[0] ?? ''
  try {
    const once = decodeURIComponent(path)
    return once === path ? path : decoded(once)
  } catch {
    return path
  }
}
