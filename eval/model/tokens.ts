import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import { type Recorded, readRecorded, readTwins } from './recorded.ts'

/** Output in tokens of o200k_base, the encoding of GPT-4o and later; other models' differ by a few per cent. */
export interface Output {
  mean: number
  median: number
  /** Against the same emails written as plain HTML, where twins of them were recorded. */
  ofHtml?: number
}

/** How much a model wrote in the answers of a file such as `open/strong-create`. */
export function outputOf(file: string): Output {
  const recorded = readRecorded(file)
  const counts = recorded.map(({ answer }) => countTokens(answer)).sort((a, b) => a - b)
  const ofHtml = shareOfHtml(recorded, readTwins(file))
  return {
    mean: sum(counts) / counts.length,
    median: counts[Math.floor(counts.length / 2)] ?? 0,
    ...(ofHtml !== undefined && { ofHtml })
  }
}

function shareOfHtml(recorded: Recorded[], twins: Map<string, string>): number | undefined {
  const both = recorded.filter(({ id }) => twins.has(id))
  if (both.length === 0) return undefined
  const html = sum(both.map(({ id }) => countTokens(twins.get(id) ?? '')))
  return sum(both.map(({ answer }) => countTokens(answer))) / html
}

const sum = (numbers: number[]): number => numbers.reduce((total, each) => total + each, 0)
