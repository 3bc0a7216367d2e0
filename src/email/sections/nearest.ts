/** Levenshtein distance: how many letters to add, drop or change. */
export function edits(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, letter] of [...a].entries()) {
    const next = [i + 1]
    for (let j = 0; j < b.length; j++) {
      next.push(Math.min((row[j] ?? 0) + (letter === b[j] ? 0 : 1), (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}

/** The legal names, the likeliest first: for refusals that help. */
function nearest(word: string, names: string[]): string[] {
  return [...names].sort((a, b) => edits(word, a) - edits(word, b))
}

/** 'Did you mean "hero"? Legal are: …' for a name that is none. */
export function suggest(word: string, names: string[]): string {
  if (names.length === 0) return 'It takes none.'
  const [first, ...rest] = nearest(word, names)
  return rest.length === 0
    ? `It can only be "${first}".`
    : `Nearest: "${first}"; also ${rest.map(name => `"${name}"`).join(', ')}.`
}
