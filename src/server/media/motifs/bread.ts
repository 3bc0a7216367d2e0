import { clip, layers, line, oval, place, rect, shape, times } from '../draw.ts'
import type { Tone } from '../palette.ts'

/** A loaf with three cuts, 260 wide, lying on (x, foot). */
export function loaf(x: number, foot: number, size: number, crust: Tone, flour: string): string {
  const d = 'M-150 0C-172 -62 -120 -122 0 -122C120 -122 172 -62 150 0Z'
  const cut = (at: number): string => place(at, -74, shape('M-16 44C-26 0 -4 -36 18 -40C10 -10 4 20 -16 44Z', flour))
  return place(
    x,
    foot,
    layers(
      shape(d, crust.base),
      clip(d, layers(oval(40, 26, 190, 62, crust.deep), oval(-40, -122, 96, 26, crust.soft))),
      cut(-74),
      cut(2),
      cut(78)
    ),
    0,
    size
  )
}

/** A baguette at a slant, its lower end at (x, y). */
export function baguette(x: number, y: number, turn: number, crust: Tone, flour: string, size = 1): string {
  const d = 'M-30 0C-44 -120 -40 -300 -8 -392C0 -406 12 -404 18 -390C44 -300 46 -120 32 0C20 22 -18 22 -30 0Z'
  const cuts = times(5, at => place(0, -56 - at * 66, shape('M-20 18C-6 -4 6 -22 24 -28C18 0 4 20 -20 18Z', flour)))
  return place(x, y, layers(shape(d, crust.base), clip(d, rect(12, -420, 50, 450, crust.deep)), cuts), turn, size)
}

/** A croissant 230 wide, lying on (x, foot). */
export function croissant(x: number, foot: number, size: number, crust: Tone): string {
  const roll = (at: number, lift: number, turn: number, tall: number, fill: string): string =>
    place(
      at,
      lift,
      shape(
        `M-34 ${tall * 0.5}C-44 ${-tall * 0.4} -22 ${-tall * 0.62} 0 ${-tall * 0.62}C22 ${-tall * 0.62} 44 ${-tall * 0.4} 34 ${tall * 0.5}Q0 ${tall * 0.36} -34 ${tall * 0.5}Z`,
        fill
      ),
      turn
    )
  const rolls = layers(
    shape('M-78 -50C-118 -44 -128 -10 -112 10C-92 4 -72 -6 -62 -20Z', crust.deep),
    shape('M78 -50C118 -44 128 -10 112 10C92 4 72 -6 62 -20Z', crust.dark),
    roll(-62, -44, -34, 78, crust.soft),
    roll(62, -44, 34, 78, crust.deep),
    roll(0, -62, 0, 104, crust.base),
    line('M-16 -64C-16 -84 -10 -98 -2 -106M-80 -50C-82 -60 -78 -70 -70 -76', crust.pale, 6)
  )
  return place(x, foot, rolls, 0, size)
}
