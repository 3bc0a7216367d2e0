const [HEADER_BYTES, IMAGE_BYTES] = [13, 10]
const [IMAGE, EXTENSION, END, GAP] = [0x2c, 0x21, 0x3b, 0x00]
/** How long a frame is shown, and how often all of them, each as it always is: kind and bytes of the block. */
const [TIMING, TIMING_BYTES] = [0xf9, 8]
const [APPLICATION, LOOP_BYTES] = [0xff, 19]
/** A frame has a block of its own and one of its timing; films have hundreds of frames. */
const MOST_BLOCKS = 20_000
const LOOPS: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0'])

/**
 * A moving GIF with its frames as they are, to the byte, and nothing else: no comments, no notes of programs or cameras, nothing
 * after its end. Blocks by https://www.w3.org/Graphics/GIF/spec-gif89a.txt. Throws a `RangeError` where it breaks off in a block.
 */
export function plainGif(bytes: Uint8Array): Uint8Array {
  let at = HEADER_BYTES + tableBytes(byteAt(bytes, 10))
  const kept = [bytes.subarray(0, at)]
  while (at < bytes.length && bytes[at] !== END) {
    const end = endOfBlock(bytes, at)
    if (isShown(bytes, at, end)) kept.push(bytes.subarray(at, end))
    if (kept.length > MOST_BLOCKS) throw new RangeError('The GIF has more blocks than any film.')
    at = end
  }
  return Buffer.concat([...kept, Uint8Array.of(END)])
}

/** Does a block hold a frame, or say how it is shown? A file may consist of millions that do not: they are only stepped over. */
function isShown(bytes: Uint8Array, at: number, end: number): boolean {
  if (bytes[at] === IMAGE) return true
  if (bytes[at] !== EXTENSION) return false
  if (bytes[at + 1] === TIMING) return end - at === TIMING_BYTES
  if (bytes[at + 1] !== APPLICATION || end - at !== LOOP_BYTES) return false
  return LOOPS.has(Buffer.from(bytes.subarray(at + 3, at + 14)).toString('latin1'))
}

function endOfBlock(bytes: Uint8Array, at: number): number {
  if (bytes[at] === EXTENSION) return endOfData(bytes, at + 2)
  if (bytes[at] === IMAGE) return endOfData(bytes, at + IMAGE_BYTES + tableBytes(byteAt(bytes, at + 9)) + 1)
  // Some programs leave these between blocks.
  if (bytes[at] === GAP) return at + 1
  throw new RangeError(`There is no block of a GIF at ${at}.`)
}

/** Data comes in pieces of up to 255 bytes, each after its length; an empty one ends it. */
function endOfData(bytes: Uint8Array, start: number): number {
  let at = start
  for (let length = byteAt(bytes, at); length > 0; length = byteAt(bytes, at)) at += length + 1
  return at + 1
}

/** Three bytes a colour, where there is a table of them. */
const tableBytes = (packed: number): number => (packed & 0x80 ? 3 * 2 ** ((packed & 0x07) + 1) : 0)

function byteAt(bytes: Uint8Array, at: number): number {
  const byte = bytes[at]
  if (byte === undefined) throw new RangeError(`The GIF breaks off before ${at}.`)
  return byte
}
