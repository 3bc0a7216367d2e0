import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { variantOf } from '../../email/scenes/draw-scene.ts'
import { SCENES } from '../../email/theme/scenes.ts'

/** Beside the server, as its migrations are; where it runs, it is started at the root of the project. */
const FOLDER = resolve('assets', 'scenes')
const NAMES: ReadonlySet<string> = new Set(SCENES.map(({ name }) => name))

/** Is there a scene of this name? Nothing else is looked for among the files. */
export const isScene = (name: string): boolean => NAMES.has(name)

/** The drawing that a variant of a scene shows: its second composition, where it has one, or the first. */
export async function readScene(name: string, variant: number): Promise<string> {
  const first = `${name}.svg`
  if (variantOf(variant).take === 0) return readDrawing(first)
  return readDrawing(`${name}-2.svg`).catch(error => {
    if (error.code !== 'ENOENT') throw error
    return readDrawing(first)
  })
}

const readDrawing = (file: string): Promise<string> => readFile(resolve(FOLDER, file), 'utf8')
