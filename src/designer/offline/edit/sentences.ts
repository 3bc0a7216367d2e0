/** A sentence, and the blanks or line breaks after it. */
export interface Sentence {
  text: string
  gap: string
}

const SHORTENED = /(?:^|\s)(?:Dr|Mr|Mrs|Ms|St|No|vs|approx|incl|e\.g|i\.e|a\.m|p\.m)\.$/i

/** The sentences of a text, in order; joined with their gaps they are the text again. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  let from = 0
  for (const { 0: gap, index } of text.matchAll(/(?<=[.!?…]["”’')\]]*)\s+|\n+/g)) {
    const before = text.slice(from, index)
    if (SHORTENED.test(before) || before.trim() === '') continue
    sentences.push({ text: before, gap })
    from = index + gap.length
  }
  if (from < text.length) sentences.push({ text: text.slice(from), gap: '' })
  return sentences
}

export const wordCount = (text: string): number => text.match(/[\p{L}\d][\p{L}\d'’.,:@/&-]*/gu)?.length ?? 0

const CLAUSE =
  /\s*(?:,|;|:|\s[–—-]\s|\s\(|\s(?=(?:and|but|so|because|which|who|while|when|where|or|as|though|although|until|unless|if)\s))/gu

/** Shorter and shorter forms of a sentence: whole clauses fall from its end. The sign it ends with stays. */
export function trimmed(sentence: string): string[] {
  const end = /[.!?…]+["”’')]*$/.exec(sentence)?.[0] ?? ''
  const body = sentence.slice(0, sentence.length - end.length)
  return [...body.matchAll(CLAUSE)]
    .map(({ index }) => body.slice(0, index).replace(/[\s,;:–—-]+$/, ''))
    .filter(each => wordCount(each) > 1 && each.split('(').length === each.split(')').length)
    .reverse()
    .map(each => each + (end || ''))
}
