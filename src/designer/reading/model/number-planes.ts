/** Rising numbers from the distances between them, which are kept byte by byte, the lowest bytes of all first. */
export function numbersIn(planes: Uint8Array): Uint32Array {
  const numbers = new Uint32Array(planes.length / 4)
  for (let at = 0; at < numbers.length; at++) {
    const distance = [0, 1, 2, 3].reduce((sum, plane) => sum | (planes[plane * numbers.length + at]! << (8 * plane)), 0)
    numbers[at] = (numbers[at - 1] ?? 0) + distance
  }
  return numbers
}
