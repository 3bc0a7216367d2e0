import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { variantOf } from '../../email/scenes/draw-scene.ts'
import { SCENES } from '../../email/theme/scenes.ts'
import { THINGS } from '../../email/theme/things.ts'

/** What is drawn, by the folder of `assets` that holds it: illustrations, and small pictures of things. */
const NAMES = {
  scenes: new Set(SCENES.map(({ name }) => name)),
  things: new Set(THINGS.map(({ name }) => name))
}

/** Whose drawings are meant. */
export type Folder = keyof typeof NAMES

/** Is there a drawing of this name? Nothing else is looked for among the files. */
export const isDrawing = (folder: Folder, name: string): boolean => NAMES[folder].has(name)

/** The drawing that a variant shows: the second composition, where there is one, or the first. */
export async function readDrawing(folder: Folder, name: string, variant: number): Promise<string> {
  const first = `${name}.svg`
  if (variantOf(variant).take === 0) return readIn(folder, first)
  return readIn(folder, `${name}-2.svg`).catch(error => {
    if (error.code !== 'ENOENT') throw error
    return readIn(folder, first)
  })
}

/** Drawings lie beside the server, as its migrations do; where it runs, it is started at the root of the project. */
const readIn = (folder: Folder, file: string): Promise<string> => readFile(resolve('assets', folder, file), 'utf8')
