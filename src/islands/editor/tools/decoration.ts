/** Underline and strike through are one property: whoever changes one says the other again. */
export function decoration({ underline, strike }: { underline: boolean; strike: boolean }): Record<string, string> {
  const lines = [underline && 'underline', strike && 'line-through'].filter(Boolean)
  return { 'text-decoration': lines.join(' ') || 'none' }
}
