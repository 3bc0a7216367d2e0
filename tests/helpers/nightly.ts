/** Whether everything is tried whole (`npm run nightly`), or a sample of it that is the same each time (`npm test`). */
export const IS_NIGHT = process.env.NIGHTLY === '1'

/** How many examples a property is tried on: by day a twentieth, but five at least. */
export const runs = (whole: number): number => (IS_NIGHT ? whole : Math.max(5, Math.ceil(whole / 20)))

/** By day so many of a list, evenly spread and the first among them. */
export function some<T>(all: readonly T[], count: number): readonly T[] {
  if (IS_NIGHT || all.length <= count) return all
  return Array.from({ length: count }, (_, at) => all[Math.floor((at * all.length) / count)] as T)
}
