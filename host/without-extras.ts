import type { Handler } from './static-files.ts'

/** Astro's own routes, `/_image` and `/_server-islands/…`, stand in every build, and nothing of ours uses them. */
const EXTRA = /^[/\\]+_(?!astro\/)/

/** The pages refuse a path that was encoded more often than this. Each round takes time, and a path may ask for thousands. */
const MOST_ROUNDS = 10

/** Pages without the routes that Astro brings along: these are missing, and so is what was encoded again and again. */
export function withoutExtras(pages: Handler): Handler {
  return (request, response, next) => {
    const path = decoded(request.url ?? '')
    return path === undefined || EXTRA.test(path) ? next() : pages(request, response, next)
  }
}

/** A path as the pages read it, which decode it until nothing is left to decode; nothing where that never ends. */
function decoded(url: string): string | undefined {
  let path = url.split('?')[0] ?? ''
  try {
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const once = decodeURIComponent(path)
      if (once === path) return path
      path = once
    }
    return undefined
  } catch {
    return path
  }
}
