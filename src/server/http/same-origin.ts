const SAFE = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Whether a request that may change something comes from a page of ours. Browsers name the origin of every such request;
 * the API needs no such check, since a foreign page has no bearer token.
 */
export function isFromOurPages(request: Request, url: URL): boolean {
  if (SAFE.has(request.method)) return true
  return request.headers.get('origin') === url.origin
}
