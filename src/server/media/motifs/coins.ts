import { disc, layers, place, rect, shape, times } from '../draw.ts'
import type { Tone } from '../palette.ts'

/** A pile of coins, the lowest standing on (x, foot). */
export const coinPile = (x: number, foot: number, count: number, tone: Tone, half = 84): string =>
  layers(
    times(count, at =>
      layers(
        rect(x - half + ((at * 7) % 11) - 5, foot - 30 - at * 31, half * 2, 30, tone.base, 10),
        rect(x + half * 0.35 + ((at * 7) % 11) - 5, foot - 30 - at * 31, half * 0.65, 30, tone.deep, 10),
        times(7, rib => rect(x - half + 16 + rib * half * 0.27, foot - 24 - at * 31, 4, 18, tone.dark, 2)),
        rect(x - half + ((at * 7) % 11) - 5, foot - 30 - at * 31, half * 2, 7, tone.soft, 4)
      )
    )
  )

/** A coin seen from the front, with a leaf struck into it. */
export const coin = (x: number, y: number, r: number, tone: Tone): string =>
  layers(
    disc(x + r * 0.09, y + r * 0.05, r, tone.dark),
    disc(x, y, r, tone.base),
    disc(x, y, r * 0.8, tone.deep),
    disc(x - 2, y - 2, r * 0.76, tone.soft),
    place(
      x,
      y + r * 0.48,
      shape(
        `M0 0C${-r * 0.5} ${-r * 0.3} ${-r * 0.36} ${-r * 0.76} 0 ${-r}C${r * 0.36} ${-r * 0.76} ${r * 0.5} ${-r * 0.3} 0 0Z`,
        tone.dark
      )
    )
  )
