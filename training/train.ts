import { writeFileSync } from 'node:fs'
import { annotatedBriefs } from './corpora.ts'
import { learn } from './learn.ts'

const FILE = new URL('../src/designer/reading/model/model.bin', import.meta.url)

const briefs = annotatedBriefs()
if (process.argv.includes('--check')) (await import('./check.ts')).check()
else {
  const bytes = learn(briefs)
  writeFileSync(FILE, bytes)
  console.log(`Learnt from ${briefs.length} briefs: ${Math.round(bytes.length / 1024)} kB.`)
}
