import sharp from 'sharp'

/** A logo as it is kept, and which ground it is for. */
export interface LogoPicture {
  bytes: Uint8Array
  ground: 'light' | 'dark'
}

/** Less is a dot (px). */
const LEAST = 24
/** From this size on, both ways, it is a photo to share rather than a logo (px). */
const PHOTO = [1_000, 500] as const
const SVG_WIDTH = 640
const MOST_SVG_BYTES = 200 * 1024
const SHARP = { limitInputPixels: 40_000_000, failOn: 'truncated' } as const

/**
 * A picture as a logo, or why it is none: a clause after “The logo”. An SVG is drawn as PNG, which mail programs show; one that
 * runs, loads or defines anything is not opened.
 */
export async function logoPicture(bytes: Uint8Array): Promise<LogoPicture | string> {
  const isSvg = looksLikeSvg(bytes)
  if (isSvg && !isPlainSvg(bytes)) return 'is an SVG that runs or loads something. Save it as PNG and upload that.'
  try {
    const drawn = isSvg ? await drawSvg(bytes) : bytes
    const { width, height } = await sharp(drawn, SHARP).metadata()
    if (Math.min(width, height) < LEAST && Math.max(width, height) < 2 * LEAST)
      return `is only ${width} × ${height} pixels.`
    if (width >= PHOTO[0] && height >= PHOTO[1]) return 'is as large as a photo.'
    const ground = await groundFor(drawn)
    return ground ? { bytes: drawn, ground } : 'is of one colour all over, so nothing of it would be seen.'
  } catch {
    return 'cannot be read.'
  }
}

const startOf = (bytes: Uint8Array): string => Buffer.from(bytes.subarray(0, 1_000)).toString('utf8')
const looksLikeSvg = (bytes: Uint8Array): boolean => /^\s*(?:<\?xml|<!--|<!doctype svg|<svg)/i.test(startOf(bytes))

/** Whatever an SVG can run, load or define that a logo does without. */
const ACTIVE =
  /<\s*(?:script|foreignObject|image|iframe|animate|set|handler|feImage)|<!ENTITY|<\?xml-stylesheet|\son\w+\s*=|@import|javascript:|url\(\s*["']?(?!#)|href\s*=\s*["'](?!#)/i

function isPlainSvg(bytes: Uint8Array): boolean {
  return bytes.length <= MOST_SVG_BYTES && !ACTIVE.test(Buffer.from(bytes).toString('utf8'))
}

const drawSvg = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes, { ...SHARP, density: 144 })
    .resize({ width: SVG_WIDTH, height: SVG_WIDTH, fit: 'inside' })
    .timeout({ seconds: 3 })
    .png()
    .toBuffer()

/** Which ground a logo is seen on; `undefined` for one that is seen on none. What is nearly white needs a dark one. */
async function groundFor(bytes: Uint8Array): Promise<LogoPicture['ground'] | undefined> {
  const { data } = await sharp(bytes, SHARP)
    .resize({ width: 96, height: 96, fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const lights: number[] = []
  for (let at = 0; at < data.length; at += 4)
    if (data[at + 3]! > 64) lights.push((0.2126 * data[at]! + 0.7152 * data[at + 1]! + 0.0722 * data[at + 2]!) / 255)
  if (lights.length === 0) return undefined
  const [darkest, lightest] = [Math.min(...lights), Math.max(...lights)]
  const isCutOut = lights.length < (data.length / 4) * 0.97
  if (!isCutOut && lightest - darkest < 0.04) return undefined
  return isCutOut && darkest > 0.85 ? 'dark' : 'light'
}
