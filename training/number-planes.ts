/** Rising numbers as the distances between them, byte by byte, the lowest bytes of all first: bytes of one kind compress better together. */
export function planesOf(rising: Uint32Array): Uint8Array {
  const { length } = rising
  return Uint8Array.from(
    { length: length * 4 },
    (_, at) => (rising[at % length]! - (rising[(at % length) - 1] ?? 0)) >>> (8 * Math.floor(at / length))
  )
}
