// Prints how recorded answers of models fare: `node eval/model/main.ts`. Of blind ones only figures.
import { type ModelScore, scoreRecorded } from './score.ts'
import { type Output, outputOf } from './tokens.ts'

const FILES = ['strong-create', 'strong-change', 'small-create', 'small-change']

const share = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} % of ${whole}`

const row = (
  file: string,
  { answers, written, accepted, facts, found, asked, right, cut }: ModelScore,
  output: Output
): string =>
  [
    file.padEnd(22),
    String(answers).padStart(4),
    share(accepted, written).padStart(18),
    share(found, facts).padStart(18),
    share(right, asked).padStart(18),
    (asked === 0 ? '–' : String(cut)).padStart(5),
    `${output.mean.toFixed(0)} / ${output.median}`.padStart(13),
    (output.ofHtml === undefined ? '–' : output.ofHtml.toFixed(2)).padStart(8)
  ].join('  ')

console.log(
  '                      answers  accepted at first     facts found      edits right    cut  tokens (mid)  of HTML'
)
for (const half of ['open', 'blind'])
  for (const file of FILES)
    console.log(row(`${half}/${file}`, scoreRecorded(`${half}/${file}`), outputOf(`${half}/${file}`)))
