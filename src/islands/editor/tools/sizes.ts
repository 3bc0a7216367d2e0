/** Sizes of letters in px that go one after another. */
const SIZES = [10, 11, 12, 13, 14, 15, 16, 17, 18, 20, 22, 24, 28, 32, 36, 40, 48, 56, 64, 72, 80, 96, 112, 128]

export const [SMALLEST, LARGEST] = [SIZES[0]!, SIZES.at(-1)!]

/** Sizes to choose from at once. */
export const COMMON_SIZES = [14, 16, 18, 24, 32, 40, 56, 72, 96]

/** The next size up or down; the last one stays. */
export const nextSize = (size: number, direction: 1 | -1): number =>
  (direction > 0 ? SIZES.find(each => each > size) : SIZES.findLast(each => each < size)) ?? size

/** A size as typed: a number of px, or the nearest that letters can have; nothing for anything else. */
export function readSize(text: string, least = SMALLEST, most = LARGEST): number | undefined {
  const size = /^\s*(\d{1,4})(\s*px)?\s*$/i.exec(text)?.[1]
  return size === undefined ? undefined : Math.min(most, Math.max(least, Number(size)))
}
