const PIECE = /\*\*|\*|\?|[^*?]+/g

/** What each piece of a pattern stands for; every other is itself. Dots and slashes separate. */
const MEANINGS: Record<string, string> = { '**': '.*', '*': '[^./]*', '?': '[^./]' }

/** Whether an address is one that a pattern of the hosted service's allow list means, such as `https://*.example.com/**`. */
export function isMeantBy(pattern: string, address: string): boolean {
  const pieces = pattern.match(PIECE) ?? []
  const source = pieces.map(piece => MEANINGS[piece] ?? RegExp.escape(piece)).join('')
  return new RegExp(`^${source}$`, 's').test(address)
}
