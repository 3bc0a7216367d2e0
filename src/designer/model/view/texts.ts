import type { Operation } from '../../../email/operations/operation.ts'

/** Texts as a model sees them: in one line, and cut where they do not concern what is asked. */
export class Texts {
  readonly #cut = new Map<string, string>()

  /** A text in one line, of at most so many characters; it is remembered where it was cut. */
  show(ref: string, text: string, longest: number): string {
    const line = text.replaceAll('\n', '\\n')
    if (line.length <= longest) return line
    this.#cut.set(ref, text)
    return `${line.slice(0, longest - 1).trimEnd()}…`
  }

  /**
   * Why a text may not be set to what is asked for: only its beginning was shown, and that is what would be left of it. Words
   * that nobody saw are never lost.
   */
  loss(operation: Operation): string | undefined {
    if (operation.op !== 'set' || !('value' in operation) || typeof operation.value !== 'string') return undefined
    const whole = this.#cut.get(operation.ref)
    if (whole === undefined || !isCutOf(operation.value, whole)) return undefined
    this.#cut.delete(operation.ref)
    return `Only the beginning of this text was shown. In full it is: ${JSON.stringify(whole)}. Write it again from that.`
  }
}

/** Did somebody write on from the beginning of a text that is much longer? */
function isCutOf(written: string, whole: string): boolean {
  if (/(?:…|\.\.\.)\s*$/.test(written)) return true
  return written.slice(0, 24) === whole.slice(0, 24) && written.length < whole.length * 0.7
}
