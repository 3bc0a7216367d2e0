const ALLOWED =
  'Accept, Authorization, Content-Type, X-Client-IP, X-Client-Info, X-JWT-AUD, X-Supabase-Api-Version, apikey'

/** What a page of any site may ask before it calls: who calls is told by tokens in headers, never by cookies. */
export function answerPreflight(request: Request): Response | undefined {
  if (request.method !== 'OPTIONS') return undefined
  const headers = {
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
    'access-control-allow-headers': ALLOWED,
    'access-control-max-age': '86400'
  }
  return new Response(null, { status: 204, headers })
}

/** Lets a page of any site read an answer, and the headers that its client needs. */
export function openToPages(response: Response): Response {
  const { headers } = response
  headers.set('access-control-allow-origin', '*')
  headers.set('access-control-expose-headers', 'X-Total-Count, Link, X-Supabase-Api-Version')
  return response
}
