/** What the auth service adds to the address that a mailed link leads to. */
const LINK_PARAMETERS = ['code', 'error', 'error_code', 'error_description', 'message', 'sb_flow_id', 'sb']

/** The path and query of an address without what a mailed link added. */
export function withoutLink({ pathname, searchParams }: URL): string {
  const rest = new URLSearchParams(searchParams)
  for (const name of LINK_PARAMETERS) rest.delete(name)
  return rest.size > 0 ? `${pathname}?${rest}` : pathname
}

/** The same, asking the page to say that the link confirmed an address. */
export function confirmedPath(url: URL): string {
  const path = withoutLink(url)
  return `${path}${path.includes('?') ? '&' : '?'}notice=confirmed`
}
