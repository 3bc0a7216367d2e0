import { atom } from 'nanostores'
import type { KindCopy } from '../../compose/copy/deck.ts'
import type { EmailFacts } from '../../compose/email-facts.ts'
import type { Kind } from '../../compose/kinds.ts'
import type { Look } from '../../compose/look.ts'
import type { Brand } from '../../email/brand/brand.ts'
import type { EmailSource } from '../../email/email.ts'
import type { ImageValue } from '../../email/sections/section.ts'

/** What an email is made of: what it says, how it looks, and the seed of what is left open. */
export interface SketchSource {
  facts: EmailFacts
  look: Look
  seed: number
  /** Whose email it is; what the look leaves open is the brand's, and its rules hold. */
  brand?: Brand | undefined
}

/** An email that is made in the browser while its facts are typed. */
export interface Sketch {
  email: EmailSource
  /** From the path of a field to the ref of the part that says it; `picture` to the picture that it opens with. */
  places: Readonly<Record<string, string>>
  /** The picture that it opens with; nothing where this look has none. */
  picture?: ImageValue | undefined
}

/** Makes sketches. Fetching its code and the copy of a kind is what takes time, making does not. */
export interface Composer {
  load: (kind: Kind) => Promise<KindCopy>
  make: (source: SketchSource, copy: KindCopy) => Sketch
}

/** So many looks are tried for one that differs. */
const MOST_TRIES = 12

/** The email of the form as it stands, drawn anew at each change; at once, as soon as its code is there. */
export function createSketch(loadComposer: () => Promise<Composer>) {
  const $sketch = atom<Sketch | undefined>(undefined)
  const copies = new Map<Kind, KindCopy>()
  let composer: Composer | undefined
  let wanted: SketchSource | undefined

  /** Draws what is wanted; without a connection the next change tries again. */
  function draw(source: SketchSource) {
    wanted = source
    if (!drawNow()) void fetchFor(source.facts.kind)
  }

  function drawNow(): boolean {
    const copy = wanted && copies.get(wanted.facts.kind)
    if (!composer || !wanted || !copy) return false
    $sketch.set(composer.make(wanted, copy))
    return true
  }

  async function fetchFor(kind: Kind) {
    const loaded = await loadCopy(kind).catch(() => undefined)
    if (!loaded) return
    copies.set(kind, loaded)
    drawNow()
  }

  async function loadCopy(kind: Kind): Promise<KindCopy> {
    composer ??= await loadComposer()
    return composer.load(kind)
  }

  /** A seed of another email than the one that is shown, as far as there is one; of few tries, the last. */
  function otherSeed(source: SketchSource, newSeed: () => number): number {
    const copy = copies.get(source.facts.kind)
    const shown = $sketch.get()?.email
    let seed = newSeed()
    for (let tries = 1; composer && copy && tries < MOST_TRIES; tries++) {
      const { html, css } = composer.make({ ...source, seed }, copy).email
      if (html !== shown?.html || css !== shown.css) break
      seed = newSeed()
    }
    return seed
  }

  /** There is nothing to draw any more. */
  function clear() {
    wanted = undefined
    $sketch.set(undefined)
  }

  return { $sketch, draw, otherSeed, clear }
}

export type SketchMaker = ReturnType<typeof createSketch>
