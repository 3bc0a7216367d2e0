const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

/** How long a text is to be, at the end of a wish: "to 3 words", "one sentence". */
export const LENGTH = new RegExp(
  `(?: (?:down )?to| under| in)? (?:(?:just|only|about|at most) )?(?:\\d{1,3}|${NUMBERS.join('|')}) (?:words?|sentences?|lines?|characters?)(?: long)?$`,
  'i'
)

/** Is a value as short as was asked for? What cannot be counted here, such as lines, never is. */
export function isWithin(length: string, value: unknown): boolean {
  if (length === '') return true
  const [, said = '', unit = ''] = /(\w+) (word|sentence)s?\b/i.exec(length) ?? []
  const most = Number(said) || NUMBERS.indexOf(said.toLowerCase()) + 1
  const ends = /word/i.test(unit) ? /\s+/ : /(?<=[.!?])\s+/
  return unit !== '' && typeof value === 'string' && value.trim().split(ends).length <= most
}
