/** One thing that was seen, and whether it was so; what counts more weighs more. */
export interface Observation {
  features: Readonly<Record<string, number>>
  right: boolean
  weight: number
}

const STEPS = 12
/** A little pull to no weight at all, for what is hardly ever seen. */
const PULL = 1

/** The weights by which the features say likeliest what was so (logistic regression, by Newton's method), to two digits. */
export function fitLogistic(observations: readonly Observation[]): Record<string, number> {
  const names = Object.keys(observations[0]?.features ?? {})
  const rows = observations.map(({ features, right, weight }) => ({
    values: names.map(name => features[name] ?? 0),
    right: Number(right),
    weight
  }))
  let weights = names.map(() => 0)
  for (let step = 0; step < STEPS; step++) {
    const slope = weights.map(weight => PULL * weight)
    const curve = names.map((_, at) => names.map((_, other) => (at === other ? PULL : 0)))
    for (const { values, right, weight } of rows) {
      const sum = values.reduce((total, value, at) => total + value * weights[at]!, 0)
      const chance = 1 / (1 + Math.exp(-sum))
      for (const [at, value] of values.entries()) {
        if (value === 0) continue
        slope[at]! += weight * (chance - right) * value
        for (const [other, beside] of values.entries())
          curve[at]![other]! += weight * chance * (1 - chance) * value * beside
      }
    }
    const change = solved(curve, slope)
    weights = weights.map((weight, at) => weight - change[at]!)
  }
  return Object.fromEntries(names.map((name, at) => [name, Math.round(weights[at]! * 100) / 100]))
}

/** What a matrix has to be multiplied with to give a vector (Gauss; the matrix is symmetric, and no row is nothing). */
function solved(matrix: readonly number[][], vector: readonly number[]): number[] {
  const rows = matrix.map((row, at) => [...row, vector[at]!])
  for (const [at, row] of rows.entries())
    for (const other of rows) {
      if (other === row) continue
      const share = other[at]! / row[at]!
      for (let place = at; place < row.length; place++) other[place]! -= share * row[place]!
    }
  return rows.map((row, at) => row.at(-1)! / row[at]!)
}
