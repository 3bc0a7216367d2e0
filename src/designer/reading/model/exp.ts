const LN2_HIGH = 0.6931471803691238
const LN2_LOW = 1.9082149292705877e-10

/** Powers of two from -1022 to 1023. */
const POWERS = new Float64Array(2046)
POWERS[1022] = 1
for (let at = 1023; at < 2046; at++) POWERS[at] = POWERS[at - 1]! * 2
for (let at = 1021; at >= 0; at--) POWERS[at] = POWERS[at + 1]! / 2

/** 1/2!, 1/3! … */
const TAYLOR = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((_, at, all) =>
  all.slice(0, at + 1).reduce((product, factor) => product / factor, 1)
)

/**
 * e to the power of x, from additions and multiplications only: `Math.exp` may differ in its last bit between machines,
 * and the same corpora have to give the same weights everywhere.
 */
export function exp(x: number): number {
  if (!(x > -700)) return 0
  const power = Math.floor(Math.min(x, 700) * Math.LOG2E + 0.5)
  const rest = Math.min(x, 700) - power * LN2_HIGH - power * LN2_LOW
  let sum = 0
  for (let at = TAYLOR.length - 1; at >= 0; at--) sum = (sum + TAYLOR[at]!) * rest
  return (1 + rest + sum * rest) * POWERS[power + 1022]!
}

export const sigmoid = (x: number): number => 1 / (1 + exp(-x))

export const tanh = (x: number): number => 2 * sigmoid(2 * x) - 1
