/** How HTML names a part of the message it is in (RFC 2392); on the web there is nothing at such an address. */
export const CARRIED = /\bcid:([^"'\s)>]+)/gi
