/** How many rows and how many vectors of four columns are worked on at a time: what stays in registers need not be read again. */
const TILES = [
  { rows: 4, vectors: [2, 1] },
  { rows: 1, vectors: [4, 1] }
]
const MOST = 4

const range = (size: number): number[] => Array.from({ length: size }, (_, at) => at)
const lines = (all: readonly string[]): string => all.join('\n')

/** Adds to one tile of the product: so many rows, and so many vectors of columns. */
function tile(rows: number, vectors: number): string {
  const sums = range(rows).flatMap(row => range(vectors).map(vector => ({ row, vector, name: `$sum${row}${vector}` })))
  return lines([
    ...sums.map(
      ({ row, vector, name }) => `(local.set ${name} (v128.load offset=${vector * 16} (local.get $to${row})))`
    ),
    '(local.set $left (local.get $inner))',
    '(local.set $column (i32.add (local.get $b) (i32.shl (local.get $at) (i32.const 2))))',
    ...range(rows).map(row => `(local.set $from${row} (local.get $a${row}))`),
    '(loop $each',
    ...range(vectors).map(vector => `(local.set $b${vector} (v128.load offset=${vector * 16} (local.get $column)))`),
    ...range(rows).flatMap(row => [
      `(local.set $x (v128.load32_splat (local.get $from${row})))`,
      ...range(vectors).map(
        vector =>
          `(local.set $sum${row}${vector} (f32x4.add (local.get $sum${row}${vector}) (f32x4.mul (local.get $x) (local.get $b${vector}))))`
      ),
      `(local.set $from${row} (i32.add (local.get $from${row}) (i32.const 4)))`
    ]),
    '(local.set $column (i32.add (local.get $column) (local.get $stride)))',
    '(br_if $each (local.tee $left (i32.sub (local.get $left) (i32.const 1)))))',
    ...sums.map(
      ({ row, vector, name }) => `(v128.store offset=${vector * 16} (local.get $to${row}) (local.get ${name}))`
    )
  ])
}

/** Goes through the columns of some rows, as long as there are so many vectors of them. */
const columns = (rows: number, vectors: number): string =>
  lines([
    `(block $done${rows}${vectors} (loop $columns${rows}${vectors}`,
    `(br_if $done${rows}${vectors} (i32.gt_u (i32.add (local.get $at) (i32.const ${vectors * 4})) (local.get $columns)))`,
    ...range(rows).map(
      row => `(local.set $to${row} (i32.add (local.get $out${row}) (i32.shl (local.get $at) (i32.const 2))))`
    ),
    tile(rows, vectors),
    `(local.set $at (i32.add (local.get $at) (i32.const ${vectors * 4})))`,
    `(br $columns${rows}${vectors})))`
  ])

/** Goes through the rows, so many at a time, as long as there are so many. */
const rowsOf = ({ rows, vectors }: (typeof TILES)[number]): string =>
  lines([
    `(block $end${rows} (loop $rows${rows}`,
    `(br_if $end${rows} (i32.lt_u (local.get $rows) (i32.const ${rows})))`,
    '(local.set $a0 (local.get $a)) (local.set $out0 (local.get $out))',
    ...range(rows - 1).map(
      row =>
        `(local.set $a${row + 1} (i32.add (local.get $a${row}) (local.get $height))) (local.set $out${row + 1} (i32.add (local.get $out${row}) (local.get $stride)))`
    ),
    '(local.set $at (i32.const 0))',
    ...vectors.map(each => columns(rows, each)),
    `(local.set $a (i32.add (local.get $a) (i32.mul (local.get $height) (i32.const ${rows}))))`,
    `(local.set $out (i32.add (local.get $out) (i32.mul (local.get $stride) (i32.const ${rows}))))`,
    `(local.set $rows (i32.sub (local.get $rows) (i32.const ${rows})))`,
    `(br $rows${rows})))`
  ])

/** The product of two matrices as WebAssembly text: the module that `model/matrix.ts` runs. Columns are a multiple of four. */
export const matrixWat = (): string =>
  lines([
    '(module (import "" "memory" (memory 1))',
    '(func (export "addProduct") (param $a i32) (param $b i32) (param $out i32) (param $rows i32) (param $inner i32) (param $columns i32)',
    '(local $at i32) (local $left i32) (local $column i32) (local $stride i32) (local $height i32) (local $x v128)',
    ...range(MOST).map(
      at => `(local $a${at} i32) (local $out${at} i32) (local $to${at} i32) (local $from${at} i32) (local $b${at} v128)`
    ),
    ...range(MOST).flatMap(row => range(MOST).map(vector => `(local $sum${row}${vector} v128)`)),
    '(local.set $stride (i32.shl (local.get $columns) (i32.const 2)))',
    '(local.set $height (i32.shl (local.get $inner) (i32.const 2)))',
    ...TILES.map(rowsOf),
    '))'
  ])
