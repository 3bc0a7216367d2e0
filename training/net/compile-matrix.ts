import wabt from 'wabt'
import { matrixWat } from './matrix-wat.ts'

/** The module of `matrixWat` as bytes. */
export async function compiledMatrix(): Promise<Uint8Array> {
  const module = (await wabt()).parseWat('matrix.wat', matrixWat(), { simd: true })
  try {
    return module.toBinary({}).buffer
  } finally {
    module.destroy()
  }
}
