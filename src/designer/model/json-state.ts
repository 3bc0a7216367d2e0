/** Where a piece of JSON stands at its end: balanced (or past that), within brackets, or within a string. */
export type JsonState = 'whole' | 'open' | 'in-string'

/** Tokens that decide: a string that is closed, one that is not, and brackets. */
const TOKEN = /"(?:[^"\\]|\\[\s\S])*"|"|[{[]|[}\]]/g

/** Tells whether JSON goes on in the next line, as it does when a model sets it over several. */
export function jsonState(text: string): JsonState {
  let depth = 0
  for (const [token] of text.matchAll(TOKEN)) {
    if (token === '"') return 'in-string'
    if (token === '{' || token === '[') depth++
    else if (token === '}' || token === ']') depth--
  }
  return depth > 0 ? 'open' : 'whole'
}

/** The next line of JSON that goes on; a line break within a string is written as JSON has it. */
export function continued(text: string, line: string): string {
  return `${text}${jsonState(text) === 'in-string' ? '\\n' : '\n'}${line}`
}
