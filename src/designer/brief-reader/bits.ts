import { partsOf } from './ask.ts'

/** A line with a bullet or a label says what it is; "Dispatch notice: your plants are …" only asks. */
const IS_ROW =
  /^\s*(?:[-*•]|(?![^:]*\b(?:notice|e-?mail|confirmation|confirmed|update|message|notification|receipt)\b)[\p{L} ]{3,26}:)/iu

/**
 * A brief without the bits between commas that somebody takes: "should arrive on Monday", "paid by card".
 * @param takes Says whether a bit is taken; it sees each with the "and" before it.
 */
export const withoutBits = (text: string, takes: (bit: string) => boolean): string =>
  text
    .split('\n')
    .map(line => (IS_ROW.test(line) ? line : withoutBitsOf(line, takes)))
    .join('\n')

/** "Receipt for a donation to the trust: $75 from …": what stands before the colon asks. */
const HEAD = /^[^:.]{3,90}: /

const withoutBitsOf = (line: string, takes: (bit: string) => boolean): string =>
  line
    .split(/(?<=[.!?])(?<!\b(?:no|dr|mr|mrs|ms|reg)\.) +/i)
    .map(whole => {
      const [head = ''] = HEAD.exec(whole) ?? []
      const end = /[.!?]*$/.exec(whole)?.[0] ?? ''
      const bits = partsOf(whole.slice(head.length, whole.length - end.length))
      const kept = bits.filter(bit => !takes(bit))
      if (kept.length === bits.length) return whole
      return kept.length === 0 ? head.replace(/: $/, '.') : `${head}${kept.join(', ')}${end}`
    })
    .filter(Boolean)
    .join(' ')
