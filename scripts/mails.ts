// `npm run mails`: makes the mails about accounts, which are sent as they lie in `src/mails/made`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeFiles } from '../src/mails/make.ts'

const FOLDER = join(import.meta.dirname, '..', 'src', 'mails', 'made')

mkdirSync(join(FOLDER, 'hosted'), { recursive: true })
const files = makeFiles()
for (const [name, text] of files) writeFileSync(join(FOLDER, name), text)
console.log(`Made ${files.size} files.`)
