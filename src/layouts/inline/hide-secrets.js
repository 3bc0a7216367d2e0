// What a mailed link brings along leaves the address before anything else is loaded, whether it is good or not: tokens and codes would
// stand in the browser's history, in screenshots and in what a page tells of where it is. Islands take it from here, once.
{
  const SECRETS =
    'code token token_hash access_token refresh_token error error_code error_description message sb sb_flow_id'.split(
      ' '
    )
  const { href, pathname, search, hash } = location
  const query = new URLSearchParams(search)
  const fragment = new URLSearchParams(hash.slice(1))
  const inQuery = SECRETS.some(name => query.has(name))
  const inFragment = SECRETS.some(name => fragment.has(name))
  if (inQuery || inFragment) {
    globalThis.mailedLink = href
    if (inQuery) for (const name of [...SECRETS, 'type']) query.delete(name)
    const rest = String(query)
    history.replaceState(history.state, '', pathname + (rest && `?${rest}`) + (inFragment ? '' : hash))
  }
}
