// Draws what models made: `node eval/model/draw.ts --out DIR` the twelve emails of `TWELVE`, `draw.ts --reach` how many creations reach out of a phone's screen.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { type Camera, type Client, openCamera } from '../judge/camera.ts'
import { play } from './played.ts'
import { type Recorded, readRecorded } from './recorded.ts'

/** Answers of a strong model for unlike senders, most of them with free sections. */
const TWELVE = ['sc03', 'sc05', 'sc11', 'sc13', 'sc15', 'sc23', 'pc01', 'pc02', 'pc03', 'pc04', 'pc05', 'pc06']

/** What readers have before them: a window beside the list of mails, or a phone. */
const VIEWS: [name: string, width: number, client: Client][] = [
  ['640', 640, {}],
  ['390', 390, {}],
  ['640-dark', 640, { dark: true }],
  ['390-dark', 390, { dark: true }],
  ['640-plain', 640, { plain: true }],
  ['390-plain', 390, { plain: true }]
]
const PHONE = 390

const { out, only, reach } = parseArgs({
  options: { out: { type: 'string' }, only: { type: 'string' }, reach: { type: 'boolean' } }
}).values
const camera = await openCamera()
if (reach) await measure(camera)
else if (out) await draw(camera, out)
else console.log('Say --out DIR, or --reach.')
await camera.close()

async function draw(camera: Camera, folder: string): Promise<void> {
  const wanted = only?.split(',') ?? TWELVE
  const strong = [...readRecorded('open/strong-create'), ...readRecorded('open/pictures')]
  mkdirSync(folder, { recursive: true })
  for (const answer of strong.filter(({ id }) => wanted.includes(id))) {
    const { after, accepted, written } = play(answer)
    for (const [name, width, client] of VIEWS)
      writeFileSync(join(folder, `${answer.id}-${name}.png`), await camera.take(after, width, client))
    console.log(`${answer.id}: ${accepted} of ${written} lines`)
  }
}

/** Creations that are wider than the screen of a phone, with and without `<style>`. */
async function measure(camera: Camera): Promise<void> {
  for (const file of ['strong-create', 'small-create', 'pictures']) {
    const answers = readRecorded(`open/${file}`)
    for (const plain of [false, true]) {
      const wide = await over(camera, answers, { plain })
      console.log(`${file}${plain ? ' without <style>' : ''}: ${wide.length} of ${answers.length} ${wide.join(', ')}`)
    }
  }
}

async function over(camera: Camera, answers: Recorded[], client: Client): Promise<string[]> {
  const wide: string[] = []
  for (const answer of answers) {
    const width = await camera.reach(play(answer).after, PHONE, client)
    if (width > PHONE) wide.push(`${answer.id} (${width} px)`)
  }
  return wide
}
