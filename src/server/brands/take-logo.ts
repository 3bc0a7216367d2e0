import type { BrandValue } from '../../email/brand/brand.ts'
import type { AssetService } from '../assets/assets.ts'
import { AppError } from '../errors.ts'
import { logoPicture } from './logo-picture.ts'

interface Asked {
  ask: typeof fetch
  assets: Pick<AssetService, 'add'>
  accountId: string
  signal: AbortSignal
  patienceMs: number
}

interface TakenLogo {
  logo?: BrandValue['logo']
  /** Why the likeliest picture was not taken. */
  notes: string[]
}

/** So many addresses are tried. */
const MOST_TRIES = 3

/** Takes the first of these pictures that can be a logo into the account's pictures: what lies elsewhere may change or go. */
export async function takeLogo(addresses: readonly string[], asked: Asked): Promise<TakenLogo> {
  const notes: string[] = []
  for (const address of addresses.slice(0, MOST_TRIES)) {
    if (address.startsWith('/')) return { logo: { light: address }, notes }
    const taken = await takeOne(address.replace(/^http:/, 'https:'), asked)
    if (typeof taken !== 'string') return { logo: taken, notes }
    notes.push(`The logo (${nameOf(address)}) ${taken}`)
  }
  return { notes: notes.slice(0, 1) }
}

/** The logo, or why there is none. */
async function takeOne(address: string, { ask, assets, accountId, signal, patienceMs }: Asked) {
  const late = AbortSignal.timeout(patienceMs)
  try {
    const response = await ask(address, { signal: AbortSignal.any([signal, late]) })
    if (!response.ok) return 'could not be loaded.'
    const picture = await logoPicture(new Uint8Array(await response.arrayBuffer()))
    if (typeof picture === 'string') return picture
    const { url } = await assets.add(accountId, { name: `Logo (${nameOf(address)})`, bytes: picture.bytes })
    return { [picture.ground]: url }
  } catch (error) {
    if (signal.aborted) throw error
    if (late.aborted) return `did not come within ${Math.ceil(patienceMs / 1000)} seconds.`
    return error instanceof AppError ? `was not taken: ${error.message}` : 'could not be loaded.'
  }
}

const nameOf = (address: string): string =>
  decodeURI(new URL(address).pathname.split('/').at(-1) ?? '').slice(0, 60) || 'picture'
