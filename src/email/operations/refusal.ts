/** An operation that cannot be done; the message says why, and what could be done instead. Thrown in this folder, answered by the batch. */
export class Refusal extends Error {
  override name = 'Refusal'
  /** The same for people, who see no refs and no names of the catalogue. */
  readonly plain: string

  constructor(message: string, plain = message) {
    super(message)
    this.plain = plain
  }
}

/** What a ref named is there no more: another window, or an earlier step, took it out. */
export const GONE = 'That part is not in the email any more. Choose another and try again.'
