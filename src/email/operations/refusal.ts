/** An operation that cannot be done; the message says why, and what could be done instead. Thrown in this folder, answered by the batch. */
export class Refusal extends Error {
  override name = 'Refusal'
}
