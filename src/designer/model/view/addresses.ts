import type { Operation } from '../../../email/operations/operation.ts'

const SCENE = /^\/media\/scenes\/([a-z-]+)\.png\?[^"]*?(?:&v=(\d+))?$/
const ICON = /^\/media\/icons\/([a-z-]+)\.png\?/
/** What of a long address tells it from others. */
const SHOWN = 40

/** Addresses as a model sees them: pictures of ours by name, long ones cut. What it writes is led back to the whole ones. */
export class Addresses {
  readonly #whole = new Map<string, string>()

  /** The short form; one that stands for an address is never given to another. */
  shorten(address: string): string {
    const [, scene, variant] = SCENE.exec(address) ?? []
    if (scene) return `scene:${scene}${variant && variant !== '1' ? `/${variant}` : ''}`
    const [, icon] = ICON.exec(address) ?? []
    if (icon) return `icon:${icon}`
    const bare = address.replace(/^https?:\/\/(?:www\.)?/, '')
    if (bare.length <= SHOWN + 8) return address
    let short = `${bare.slice(0, SHOWN)}…`
    for (let at = 2; (this.#whole.get(short) ?? address) !== address; at++) short = `${bare.slice(0, SHOWN)}…${at}`
    this.#whole.set(short, address)
    return short
  }

  /** An operation with whole addresses. */
  restore(operation: Operation): Operation {
    if (this.#whole.size === 0) return operation
    const whole = (_: string, value: unknown) => (typeof value === 'string' ? (this.#whole.get(value) ?? value) : value)
    return JSON.parse(JSON.stringify(operation), whole) as Operation
  }
}
