import type { Colours } from '../../email/scenes/palette.ts'
import type { SceneCrop } from '../../email/theme/media-urls.ts'

/** Raised for a name or parameter that no picture answers to. Its status is 404 for names and 400 for parameters. */
export class PictureRefused extends Error {
  readonly status: 400 | 404

  constructor(status: 400 | 404, message: string) {
    super(message)
    this.name = 'PictureRefused'
    this.status = status
  }
}

/** The colours of a picture nobody has given colours for: the default theme's. */
const DEFAULTS = ['#1f4d3f', '#e2703a', '#f1ebdf', '#1c2b26'] as const

/** What the address of a drawing asks for. `variant` is 0–9. */
export interface DrawingQuery {
  colours: Colours
  variant: number
  /** The whole of it where there is none. */
  crop?: SceneCrop | undefined
}

/** Reads `c`, `v` and `crop` of a drawing's address; throws `PictureRefused` for anything but up to four hex colours, one digit and `square`. */
export function readDrawingQuery(query: URLSearchParams): DrawingQuery {
  const [brand, accent, canvas, ink] = readColours(query, DEFAULTS.length)
  const variant = onlyValue(query, 'v') ?? '1'
  if (!/^\d$/.test(variant)) throw new PictureRefused(400, 'Give `v` as one digit, 0 to 9.')
  const crop = onlyValue(query, 'crop')
  if (crop !== undefined && crop !== 'wide' && crop !== 'square')
    throw new PictureRefused(400, 'Give `crop` as wide or square.')
  return {
    colours: {
      brand: brand ?? DEFAULTS[0],
      accent: accent ?? DEFAULTS[1],
      canvas: canvas ?? DEFAULTS[2],
      ink: ink ?? DEFAULTS[3]
    },
    variant: Number(variant),
    crop
  }
}

/** Reads `c` of an icon's address: one hex colour. Throws `PictureRefused` for anything else. */
export const readIconQuery = (query: URLSearchParams): string => readColours(query, 1)[0] ?? DEFAULTS[0]

function readColours(query: URLSearchParams, most: number): string[] {
  const value = onlyValue(query, 'c')
  if (value === undefined) return []
  const colours = value.split(',')
  if (colours.length > most || colours.some(colour => !/^[0-9a-f]{6}$/i.test(colour))) {
    throw new PictureRefused(
      400,
      `Give \`c\` as up to ${most} ${most === 1 ? 'colour' : 'colours'}, such as 1f4d3f, parted by commas.`
    )
  }
  return colours.map(colour => `#${colour.toLowerCase()}`)
}

function onlyValue(query: URLSearchParams, name: string): string | undefined {
  const values = query.getAll(name)
  if (values.length > 1) throw new PictureRefused(400, `Give \`${name}\` once.`)
  return values[0]
}
