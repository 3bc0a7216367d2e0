import { LABELS } from '../src/designer/reading/model/labels.ts'
import { INTENT_HEADS, isForReaders, type TaggedSpan, type TagRole } from '../src/designer/reading/model/model-shape.ts'
import { type Annotated, annotatedBriefs } from './corpora.ts'
import { type Fold, foldModels } from './folds.ts'
import { annotatedInstructions, samplesOf } from './instructions/samples.ts'

/** What is said to us: must not stand in the email. */
const DIRECTION: ReadonlySet<TagRole> = new Set(['ask', 'tell', 'to', 'look', 'part', 'note'])
/** Who sends is said in an email, but not told. */
const SENDER: ReadonlySet<TagRole> = new Set(['brand', 'trade'])

/** A word of a brief that was read by what was learnt from others. */
interface Word {
  right: TagRole
  found: TagRole
  confidence: number
  content: number
}

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

/** Prints how well briefs are read by what was learnt from briefs of other files. */
export function check(): void {
  const briefs = annotatedBriefs()
  const words: Word[] = []
  let kinds = 0
  const folds = foldModels()
  for (const { files, model } of folds)
    for (const brief of briefs.filter(({ file }) => files.includes(file))) {
      words.push(...wordsOf(brief, model.tag(brief.text)))
      kinds += Number(model.kinds(brief.text)[0]?.kind === brief.kind)
    }
  console.log(
    `${percent(share(words, word => word.right === word.found))} of ${words.length} words right, ${percent(kinds / briefs.length)} of ${briefs.length} kinds`
  )
  printThresholds(words)
  printCalibration(words)
  printRoles(words)
  printIntents(folds)
}

function wordsOf({ tokens, labels }: Annotated, spans: TaggedSpan[]): Word[] {
  let next = 0
  return tokens.map(({ at }, place) => {
    while (next < spans.length && spans[next]!.span.at + spans[next]!.span.length <= at) next++
    const span = spans[next]
    const inside = span && span.span.at <= at
    const right = LABELS[labels[place]!]!.role
    return inside
      ? { right, found: span.role, confidence: span.confidence, content: span.content }
      : { right, found: 'none', confidence: 0, content: 0 }
  })
}

const share = <Item>(items: readonly Item[], holds: (item: Item) => boolean): number =>
  items.filter(holds).length / (items.length || 1)

/** Words above a threshold are said: which part of what is told, and of what is not for readers. */
function printThresholds(words: Word[]): void {
  const told = words.filter(({ right }) => isForReaders(right) && !SENDER.has(right))
  const direction = words.filter(({ right }) => DIRECTION.has(right))
  console.table(
    [0, 0.5, 0.6, 0.7, 0.8, 0.9, 0.95, 0.98].map(least => {
      const said = ({ found, content }: Word) => isForReaders(found) && content >= least
      return { least, told: percent(share(told, said)), leak: percent(share(direction, said)) }
    })
  )
}

function printCalibration(words: Word[]): void {
  const spans = words.filter(({ found }) => found !== 'none')
  const rows = Array.from({ length: 10 }, (_, tenth) => {
    const inside = spans.filter(({ confidence }) => Math.min(9, Math.floor(confidence * 10)) === tenth)
    const mean = inside.reduce((sum, { confidence }) => sum + confidence, 0) / (inside.length || 1)
    return { words: inside.length, said: mean, right: share(inside, ({ right, found }) => right === found) }
  })
  const error = rows.reduce((sum, row) => sum + (row.words / spans.length) * Math.abs(row.said - row.right), 0)
  console.log(`expected calibration error ${percent(error)}`)
  console.table(rows.map(row => ({ words: row.words, said: percent(row.said), right: percent(row.right) })))
}

function printRoles(words: Word[]): void {
  const roles = [...new Set(words.map(({ right }) => right))]
  console.table(
    Object.fromEntries(
      roles.map(role => {
        const [own, found] = [words.filter(({ right }) => right === role), words.filter(word => word.found === role)]
        const hit = ({ right, found }: Word) => right === found
        return [role, { words: own.length, recall: percent(share(own, hit)), precision: percent(share(found, hit)) }]
      })
    )
  )
}

function printIntents(folds: Fold[]): void {
  const samples = annotatedInstructions().flatMap(({ file, instructions }) =>
    instructions
      .flatMap(samplesOf)
      .map(sample => ({ ...sample, model: folds.find(({ files }) => files.includes(file))!.model }))
  )
  const right = ({ model, features, head, label }: (typeof samples)[number]) =>
    model.intents(features, head)[0]?.label === label
  for (const head of INTENT_HEADS) {
    const own = samples.filter(sample => sample.head === head)
    console.log(`${head}: ${percent(share(own, right))} of ${own.length} right`)
  }
}
