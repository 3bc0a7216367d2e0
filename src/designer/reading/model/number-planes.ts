/** Rising numbers as the distances between them, byte by byte, the lowest bytes of all first: bytes of one kind compress better together. */
export function planesOf(rising: Uint32Array): Uint8Array {
  const { length } = rising
  return Uint8Array.from(
    { length: length * 4 },
    (_, at) => (rising[at % length]! - (rising[(at % length) - 1] ?? 0)) >>> (8 * Math.floor(at / length))
  )
}

/** The numbers of which `planesOf` made planes. */
export function numbersIn(planes: Uint8Array): Uint32Array {
  const numbers = new Uint32Array(planes.length / 4)
  for (let at = 0; at < numbers.length; at++) {
    const distance = [0, 1, 2, 3].reduce((sum, plane) => sum | (planes[plane * numbers.length + at]! << (8 * plane)), 0)
    numbers[at] = (numbers[at - 1] ?? 0) + distance
  }
  return numbers
}
