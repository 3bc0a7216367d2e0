import type { SourceDocument, SourceElement } from '../source/source.ts'

/** Where an element stands among its siblings, from 1; `ofType`: among those with its name. */
interface Place {
  at: number
  fromEnd: number
  ofType: number
  ofTypeFromEnd: number
  previous: SourceElement | null
}

/** The pseudo-classes that tell by places alone, each place counted once a document instead of once a question. */
export function placePseudos(doc: SourceDocument) {
  const places = doc.elements.map(() => NOWHERE)
  for (let parent = -1; parent < doc.elements.length; parent++) placeFamily(doc, doc.children(parent), places)
  const placeOf = ({ index }: SourceElement): Place => places[index] ?? NOWHERE
  const formulas = new Map<string, (place: number) => boolean>()
  const nth = (where: 'at' | 'fromEnd' | 'ofType' | 'ofTypeFromEnd') => (element: SourceElement, data: unknown) => {
    const formula = String(data)
    const reaches = formulas.get(formula) ?? reach(formula)
    formulas.set(formula, reaches)
    return reaches(placeOf(element)[where])
  }
  return {
    previous: (element: SourceElement): SourceElement | null => placeOf(element).previous,
    pseudos: {
      'nth-child': nth('at'),
      'nth-last-child': nth('fromEnd'),
      'nth-of-type': nth('ofType'),
      'nth-last-of-type': nth('ofTypeFromEnd'),
      'first-child': (element: SourceElement) => placeOf(element).at === 1,
      'last-child': (element: SourceElement) => placeOf(element).fromEnd === 1,
      'only-child': (element: SourceElement) => placeOf(element).at === 1 && placeOf(element).fromEnd === 1,
      'first-of-type': (element: SourceElement) => placeOf(element).ofType === 1,
      'last-of-type': (element: SourceElement) => placeOf(element).ofTypeFromEnd === 1,
      'only-of-type': (element: SourceElement) => placeOf(element).ofType === 1 && placeOf(element).ofTypeFromEnd === 1
    }
  }
}

const NOWHERE: Place = { at: 0, fromEnd: 0, ofType: 0, ofTypeFromEnd: 0, previous: null }

function placeFamily(doc: SourceDocument, family: number[], places: Place[]): void {
  const counts = new Map<string, number>()
  let previous: SourceElement | null = null
  for (const [before, index] of family.entries()) {
    const element = doc.elements[index] as SourceElement
    const ofType = (counts.get(element.name) ?? 0) + 1
    counts.set(element.name, ofType)
    places[index] = { at: before + 1, fromEnd: family.length - before, ofType, ofTypeFromEnd: 0, previous }
    previous = element
  }
  for (const index of family) {
    const place = places[index] as Place
    place.ofTypeFromEnd = (counts.get(doc.elements[index]?.name ?? '') ?? 0) - place.ofType + 1
  }
}

const FORMULA = /^\s*(?:([+-]?\d*)n(?:\s*([+-])\s*(\d+))?|([+-]?\d+))\s*$/i

/** Tells whether the formula `an+b` reaches a place. One that is wrong in itself reaches none. */
function reach(formula: string): (place: number) => boolean {
  const named = { even: '2n', odd: '2n+1' }[formula.trim().toLowerCase() as 'even'] ?? formula
  const [, step, sign, offset, only] = FORMULA.exec(named) ?? []
  if (only !== undefined) return place => place === Number(only)
  if (step === undefined) return () => false
  const every = /\d/.test(step) ? Number(step) : Number(`${step}1`)
  const first = Number(`${sign ?? ''}${offset ?? 0}`)
  return place => (every === 0 ? place === first : (place - first) % every === 0 && (place - first) / every >= 0)
}
