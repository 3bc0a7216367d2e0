// What copy of the offline designer says: `node scripts/copy.ts sale` prints every line filled.
import { readFileSync } from 'node:fs'
import { fillLine, isUsable, type Known } from '../src/compose/compose/lines.ts'
import { FINDINGS, type KindCopy, type Line } from '../src/compose/copy/deck.ts'

/** A brief that says much, one that names its sender, and one that says nothing. */
const RICH: Record<string, string> = {
  sender: 'Tidewater',
  topic: 'spring firing',
  'the topic': 'the spring firing',
  offer: '20% off all mugs',
  discount: '20% off',
  code: 'SPRING20',
  until: 'Sunday',
  item: 'Harbour mug',
  things: 'Harbour mug and Quay bowl',
  price: '£24',
  count: 'three',
  date: 'Saturday 14 June',
  time: '7pm',
  place: 'The Old Sail Loft',
  amount: '£118.40',
  number: '20418',
  person: '{{first_name}}'
}

const known = (values: Record<string, string>): Known => ({
  values: Object.fromEntries(Object.entries(values).map(([name, text]) => [name, { text }])),
  found: new Set(Object.keys(values).length > 1 ? FINDINGS : [])
})
const SAMPLES = { rich: known(RICH), poor: known({ sender: 'Tidewater' }), empty: known({}) }

for (const kind of process.argv.slice(2)) {
  const file = new URL(`../src/compose/copy/${kind}.json`, import.meta.url)
  const copy = JSON.parse(readFileSync(file, 'utf8')) as KindCopy
  for (const [voice, { headings = {}, ...places }] of Object.entries(copy.decks)) {
    console.log(`\n== ${kind}, ${voice}`)
    for (const [place, lines] of Object.entries(places)) show(place, lines)
    for (const [part, lines] of Object.entries(headings)) show(`over ${part}`, lines)
  }
}

function show(place: string, lines: Line[]): void {
  console.log(`\n${place}`)
  for (const line of lines) {
    const users = Object.entries(SAMPLES).filter(([, sample]) => isUsable(line, sample))
    const [, fullest = SAMPLES.rich] = users[0] ?? []
    const { text } = fillLine(line, fullest)
    console.log(
      `  ${String(text.length).padStart(3)}  ${text}   (${users.map(([name]) => name).join(', ') || 'lacks something'})`
    )
  }
}
