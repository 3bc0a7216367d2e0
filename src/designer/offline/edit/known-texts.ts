import { type Token, tokensOf } from './tokens.ts'

/** A text of more words than this is not repeated to name a part. */
const MOST_KNOWN = 12

/** "Slack Water's picture" repeats "Slack Water". */
const OWNING = /['’]s$/

/** Tokens of a text in which stretches that stand in the email word for word are one token, like quotations. */
export function withKnown(text: string, tokens: readonly Token[], known: readonly string[]): Token[] {
  const lines = known
    .map(each => tokensOf(each).map(({ key }) => key))
    .filter(({ length }) => length > 1 && length <= MOST_KNOWN)
    .sort((one, other) => other.length - one.length)
  const joined: Token[] = []
  for (let at = 0; at < tokens.length; ) {
    const length = lines.find(line => line.every((key, by) => tokens[at + by]?.key === key))?.length ?? 1
    const [first, last] = [tokens[at], tokens[at + length - 1]] as [Token, Token]
    const { end } = last
    const said = text.slice(first.at, end).replace(OWNING, '')
    joined.push(length > 1 ? { ...first, text: said, key: '"', shape: 'quote', end } : first)
    at += length
  }
  return joined
}
