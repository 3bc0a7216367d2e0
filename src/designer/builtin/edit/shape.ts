import { allSlots, type Rule } from './desk.ts'

const ONLY_PASTED = 'This email has no theme of its own: its looks stand in its own HTML.'

const BETWEEN_ALL =
  /\b(?:between|around|above|below) (?:all )?(?:the |all |each |every )*(?:sections?|parts?|blocks?|elements?|everything|things|paragraphs?|rows?|content)\b/

/** "more space", "tighter", "more space between sections". */
const density: Rule = (wish, desk) => {
  const words = wish.toLowerCase()
  const isAiry =
    /\b(?:(?:more|bigger|increase(?: the)?|(?:add|put|leave)(?: some| a (?:bit|little)(?: of)?)?(?: more)?) (?:(?:white ?)?space|spacing|padding|room|air|breathing room)|airier|airy|roomier|less (?:dense|crowded|cramped))\b/.test(
      words
    )
  const isTight =
    /\b(?:(?:less|reduce(?: the)?|smaller) (?:(?:white ?)?space|spacing|padding|room|air)|tighter|denser|(?:more )?compact)\b/.test(
      words
    )
  if ((!isAiry && !isTight) || words.includes(',')) return undefined
  if (/\b(?:between|above|below|under|around|after|before)\b/.test(words) && !BETWEEN_ALL.test(words))
    return {
      words:
        'Space is that of the whole email: "more space". Between two sections I can set a line: "add a divider after the hero".'
    }
  if (!desk.isThemed) return { words: `${ONLY_PASTED} Its spacing can be changed in the code view.` }
  const density = isAiry ? 'airy' : 'compact'
  return density === desk.theme.density
    ? { words: `The spacing is as ${isAiry ? 'wide' : 'tight'} as it gets already.` }
    : [{ op: 'theme', density }]
}

const LINES =
  /^(?:(increase|raise|add|more|bigger|wider|larger)|(reduce|decrease|less|smaller|tighter|lower))\b.*\b(?:between (?:the |all )*lines|line (?:height|spacing|distance))$/i

/** "reduce the gap between lines": of running text. */
const lines: Rule = (wish, desk) => {
  const match = LINES.exec(wish)
  const texts = match ? allSlots(desk).filter(({ name }) => name === 'text') : []
  const style = { 'line-height': match?.[1] ? '1.8' : '1.4' }
  return texts.length > 0 ? texts.map(({ ref }) => ({ op: 'style', ref, style })) : undefined
}

export const SHAPE_RULES: Rule[] = [lines, density]
