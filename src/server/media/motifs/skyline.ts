import { layers, times } from '../draw.ts'
import type { Palette, Tone } from '../palette.ts'
import type { Stage } from '../scene.ts'
import { house } from './houses.ts'

export const far = (p: Palette): Tone => ({ ...p.brand, base: p.floor, deep: p.floorDeep, dark: p.floorDeep })

const ROOFS = ['gable', 'flat', 'shed'] as const

export const skyline = (stage: Stage, lit: number): string => {
  const { p, random } = stage
  const panes = { colour: p.ground, lit: p.dark ? p.sun : p.floor, chance: p.dark ? 0.25 : 0.5, random }
  const behind = times(9, at => house(at * 138 - 20, 560, 118, 230 + ((at * 83) % 190), far(p), ROOFS[at % 3]!, panes))
  const tones = [p.brand, p.accent, p.third, p.gold, p.brand, p.third, p.accent]
  const front = tones.map((tone, at) =>
    house(40 + at * 166, 560, 150, 150 + ((at * 97 + 60) % 190), tone, ROOFS[(at + 1) % 3]!, {
      colour: tone.dark,
      lit: p.gold.pale,
      chance: lit,
      random
    })
  )
  return layers(behind, front)
}
