/**
 * Where the sender is, for the foot.
 * @param text What of the brief is for readers.
 * @param whole All of it, for an address that is only asked for.
 */
export const addressOf = (text: string, whole: string, brand: string | undefined): string | undefined =>
  ADDRESS.exec(text)?.[1] ?? ADDRESS_TOLD.exec(whole)?.[1] ?? addressAfter(text, brand)

/** "Include our address, 57 Haywood Road". */
const ADDRESS_TOLD =
  /\b(?:our|company|postal|shop) address(?: at the (?:bottom|end|foot))?(?: is|:|,)? (\d+\w? \p{Lu}[^,.\n]+(?:, \p{Lu}[^,.\n]+){0,3})/u

/** "FixNook, 14 Canal Street". */
function addressAfter(text: string, brand: string | undefined): string | undefined {
  const after = brand ? text.slice(text.indexOf(brand) + brand.length) : ''
  return /^, (\d+\w? (?!(?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?(?:ember)?|Oct(?:ober)?|Nov(?:ember)?|Dec(?:ember)?)\b)(?:\p{Lu}\p{Ll}+ ?){1,4}(?:, \p{Lu}\p{Ll}+)?)/u
    .exec(after)?.[1]
    ?.trim()
}

/** "Footer: Simmr Ltd, 5 Copper Yard, London". */
const ADDRESS = /(?:^|[\n.]\s*)(?:footer|(?:our |company |postal )?address)\s*:\s*([^\n]{8,120}?)(?:\.?(?:\n|$)|\.\s)/i
