import type { Copies, Terms } from './copy.ts'

/** "letter to my list about how I burned out", "this month's point is that most feedback comes too late". */
const POINT =
  /\b(?:point|theme|topic|subject) (?:is|:)\s+(?:that )?([^.\n]{8,70}?)(?=[.\n]|$)|\b(?:letter|write)\b[^.\n]{0,60}?\babout ((?:how|why|what|the)\b[^.,\n]{8,50}?)(?=[.,\n]|$)/i

/** A letter from one person; it has no button of its own and no picture to sell by. */
export function letter({ brief, named, us, reader }: Terms): Copies {
  const year = /\bnew year/i.test(brief.source)
  const point = POINT.exec(brief.source)?.slice(1).find(Boolean)
  const heading =
    point ?? (year ? 'A letter for the new year' : `A letter${named ? ` from ${us}` : ' to you'}${reader}`)
  return [
    {
      eyebrow: year ? 'A letter for the new year' : named ? `A letter from ${us}` : 'A letter',
      heading,
      lead: '',
      button: 'Write back',
      body: 'Reply to this email if you would like to answer: I read every letter.'
    }
  ]
}
