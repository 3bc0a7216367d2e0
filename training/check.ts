import { instructionInput } from '../src/designer/offline/edit/instruction-input.ts'
import { isForReaders } from '../src/designer/reading/model/model-shape.ts'
import { OTHER_HANDS } from './corpora.ts'
import { type Fold, foldModels } from './folds.ts'
import { annotatedInstructions } from './instructions/samples.ts'
import { DIRECTION, readByOthers, SENDER, type Word } from './read-by-others.ts'

const percent = (part: number): string => `${(100 * part).toFixed(1)} %`

/** Prints how well briefs are read by what was learnt from briefs of other files: all of them, and those by other hands. */
export async function check(): Promise<void> {
  const folds = await foldModels()
  const all = readByOthers(folds)
  for (const [title, read] of [
    ['all files', all],
    ['files by other hands', all.filter(({ brief }) => OTHER_HANDS.has(brief.file))]
  ] as const) {
    const words = read.flatMap(({ words }) => words)
    const right = percent(share(words, word => word.right === word.found))
    const kinds = percent(share(read, ({ brief, kinds }) => kinds[0]?.kind === brief.kind))
    console.log(`${title}: ${right} of ${words.length} words right, ${kinds} of ${read.length} kinds`)
    printThresholds(words)
    printCalibration(words)
  }
  printRoles(all.flatMap(({ words }) => words))
  printInstructions(folds)
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

/** Of each word of an instruction, whether a wish begins there, what is asked for, and what the word is for; and of how many all wishes are right. */
function printInstructions(folds: Fold[]): void {
  const read = annotatedInstructions().flatMap(({ file, instructions }) => {
    const { model } = folds.find(({ files }) => files.includes(file))!
    return instructions
      .filter(({ tokens }) => tokens.length > 0)
      .map(each => ({ ...each, found: model.instruction(instructionInput(each.tokens, each.context)) }))
  })
  const words = read.flatMap(({ tokens, wishes, wishOf, marks: right, found: { actions, marks } }) =>
    tokens.map((_, at) => {
      const isFirst = at === 0 || wishOf[at] !== wishOf[at - 1]
      const [action, begins] = actions.labels[actions.best[at]!]!.split(' ')
      return {
        begin: isFirst === (begins !== undefined),
        action: action === wishes[wishOf[at]!],
        mark: marks.labels[marks.best[at]!]! === right[at]!
      }
    })
  )
  for (const what of ['begin', 'action', 'mark'] as const)
    console.log(`${what}: ${percent(share(words, word => word[what]))} of ${words.length} words right`)
}
