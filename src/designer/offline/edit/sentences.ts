/** A sentence, and the blanks or line breaks after it. */
export interface Sentence {
  text: string
  gap: string
}

const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' })
const SHORTENED = /(?:^|\s)(?:Dr|Mr|Mrs|Ms|St|No|vs|approx|incl|e\.g|i\.e|a\.m|p\.m)\.$/i

/** The sentences of a text, in order; joined with their gaps they are the text again. */
export function sentencesOf(text: string): Sentence[] {
  const sentences: Sentence[] = []
  for (const { segment } of SENTENCES.segment(text)) {
    const [own, last] = [segment.trimEnd(), sentences.at(-1)]
    const gap = segment.slice(own.length)
    if (last && (SHORTENED.test(last.text) || own === '')) {
      last.text += own && last.gap + own
      last.gap = own ? gap : last.gap + gap
    } else sentences.push({ text: own, gap })
  }
  return sentences
}

export const wordCount = (text: string): number => text.match(/[\p{L}\d][\p{L}\d'’.,:@/&-]*/gu)?.length ?? 0

const END = /[.!?…]+["”’')]*$/
const CLAUSE =
  /\s*(?:,|;|:|\s[–—-]\s|\s\(|\s(?=(?:and|but|so|because|which|who|while|when|where|or|as|though|although|until|unless|if)\s))/gu

/** Shorter and shorter forms of a sentence: whole clauses fall from its end. The sign it ends with stays. */
export function trimmed(sentence: string): string[] {
  const end = END.exec(sentence)?.[0] ?? ''
  const body = sentence.slice(0, sentence.length - end.length)
  return [...body.matchAll(CLAUSE)]
    .map(({ index }) => body.slice(0, index).replace(/[\s,;:–—-]+$/, ''))
    .filter(each => wordCount(each) > 1 && each.split('(').length === each.split(')').length)
    .reverse()
    .map(each => each + end)
}
