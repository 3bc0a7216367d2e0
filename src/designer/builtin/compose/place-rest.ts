import type { SectionInput } from '../../../email/sections/normalise.ts'
import { toldOf } from '../../brief-reader/directives.ts'
import { sentence } from '../../brief-reader/tidy.ts'
import type { Material } from './material.ts'
import { isOpen, signatureOf } from './parts/words.ts'
import { isReward } from './redundant.ts'
import { tellable } from './tellable.ts'
import { toldApart } from './told-apart.ts'
import { flat, repeats, unplacedRows, withoutEchoes, wordsOf } from './unplaced.ts'
import { withUntold } from './untold.ts'

/** "June 1" is not said by "June 12". */
const stands = (said: string, words: string): boolean =>
  said
    .split(words)
    .slice(1)
    .some(rest => !/^\d/.test(rest))

/** "Remind them it takes 10 days": of words to us what they tell. */
const plainlySaid = (words: string): string => {
  const told = toldOf(words)
  return told && 'said' in told ? told.said : words
}

/** What no part has said becomes a row with a name, or a sentence when it has none. */
export function placeTheRest(material: Material, sections: SectionInput[]): void {
  const before = wordsOf(sections)
  material.statements = material.statements.filter(words => !repeats(words, before))
  material.fragments = material.fragments.filter(words => !repeats(words, before))
  material.points = material.points.filter(words => !repeats(words, before))
  const said = {
    kind: 'said',
    content: {
      pairs: material.pairs.map(pair => ({ ...pair })),
      words: [
        ...material.statements,
        ...material.points,
        ...material.fragments.filter(isOpen),
        signatureOf(material.brief)
      ].join(' ')
    }
  }
  material.pairs = material.pairs.filter(({ value }) => value.length < 6 || !stands(before, flat(value)))
  const rows = unplacedRows(material.brief, [...sections, said], material.fragments)
  const named = rows.filter(({ label }) => label !== 'Also').slice(0, Math.max(0, 10 - material.pairs.length))
  material.pairs.push(...named)
  const told = flat(JSON.stringify([rows, said, rows.map(({ label, value }) => `${label} ${value}`)]))
  const left = material.fragments.filter(
    words => !isOpen(words) && !told.includes(flat(words)) && !wordsOf(sections).includes(flat(words))
  )
  material.fragments = material.fragments.filter(words => !left.includes(words))
  material.statements.push(...left.filter(words => words.split(' ').length > 2).map(words => sentence(words)))
  material.statements.push(...rows.filter(row => !named.includes(row)).map(({ value }) => sentence(plainlySaid(value))))
  const elsewhere = [
    ...sections,
    {
      kind: 'said',
      content: {
        pairs: material.pairs.map(pair => ({ ...pair })),
        words: [...material.fragments, ...material.points].join(' ')
      }
    }
  ]
  const untold = withUntold(material.brief, material.statements, wordsOf(elsewhere))
  const all = [...untold, ...tellable(material.brief, `${wordsOf(elsewhere)} ${untold.join(' ')}`)]
  const { statements, points } = toldApart(
    all.filter(words => !isReward(material.brief, words, before)),
    material.brief,
    before
  )
  material.statements = withoutEchoes(statements)
  material.points = [...material.points, ...points].filter(
    (words, at, list) => !list.slice(0, at).some(other => repeats(words, other))
  )
  if (material.points.length < 2) material.statements.push(...material.points.splice(0).map(words => sentence(words)))
}
