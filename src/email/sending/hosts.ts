/** The host that an address leads to, or that a mail goes to, in small letters; nothing where it names none. */
export function hostOf(address: string): string | undefined {
  const [, web, mail] =
    /^\s*(?:(?:[a-z][a-z\d+.-]*:)?\/\/(?:[^/?#]*@)?(\[[^\]]*\]|[^/:?#\s]+)|mailto:[^?]*@([^?,&\s]+))/i.exec(address) ??
    []
  return (web ?? mail)?.toLowerCase()
}

/** Names that are set aside for examples and tests (RFC 2606, RFC 6761): nobody can be there. */
export const isExampleHost = (host: string): boolean =>
  /(?:^|\.)(?:example(?:\.(?:com|net|org))?|test|invalid)$/.test(host)

/** Names and numbers that mean one's own computer or network (RFC 1918, RFC 6761, RFC 6762). */
export const isOwnHost = (host: string): boolean =>
  /(?:^|\.)(?:localhost|local)$|^(?:127|10)\.[\d.]+$|^0\.0\.0\.0$|^192\.168\.[\d.]+$|^172\.(?:1[6-9]|2\d|3[01])\.[\d.]+$|^\[::1?\]$/.test(
    host
  )
