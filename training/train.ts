import { writeFileSync } from 'node:fs'
import { annotatedBriefs } from './corpora.ts'
import { annotatedInstructions } from './instructions/samples.ts'
import { learn } from './learn.ts'

const FILE = new URL('../src/designer/reading/model/model.bin', import.meta.url)

if (process.argv.includes('--check')) await (await import('./check.ts')).check()
else if (process.argv.includes('--senders')) await (await import('./senders.ts')).fitSenders()
else if (process.argv.includes('--gate')) await (await import('./gate.ts')).fitGate()
else if (process.argv.includes('--calibrate')) await (await import('./calibrate.ts')).calibrate()
else {
  const briefs = annotatedBriefs()
  const bytes = learn(
    briefs,
    annotatedInstructions().flatMap(({ instructions }) => instructions),
    console.log
  )
  writeFileSync(FILE, bytes)
  console.log(`Learnt from ${briefs.length} briefs: ${Math.round(bytes.length / 1024)} kB.`)
}
