/** An address or a path with a query or a fragment, where codes and tokens travel. */
const ADDRESS = /((?:\b[a-z][a-z\d+.-]*:\/\/|\/)[^\s?#"'`<>]*)[?#][^\s"'`<>)\]}]*/gi
/** A signed token, wherever it stands. */
const TOKEN = /\beyJ[\w-]+\.[\w-]+\.[\w-]*/g

/** A text as logs may have it: addresses without what follows their path, and no tokens. */
export const withoutQueries = (text: string): string => text.replace(ADDRESS, '$1?…').replace(TOKEN, '(token)')
