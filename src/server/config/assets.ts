import { anyOf, type Env, need, number, read, url } from './variables.ts'

/** A bucket of an S3-compatible store, and who may write there. */
export interface BucketConfig {
  /** Without a trailing slash; buckets are addressed by path below it. */
  endpoint: string
  bucket: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** Where the pictures lie that people upload, and how many they may have. */
export interface AssetsConfig {
  /** Without it, a folder under DATA_DIR. */
  bucket: BucketConfig | undefined
  /** Where readers load pictures from, if not from this site; without a trailing slash. */
  publicUrl: string | undefined
  bytesPerAccount: number
}

const MEGABYTE = 1024 * 1024
const NAMES = [
  'ASSETS_S3_ENDPOINT',
  'ASSETS_S3_BUCKET',
  'ASSETS_S3_REGION',
  'ASSETS_S3_ACCESS_KEY_ID',
  'ASSETS_S3_SECRET_ACCESS_KEY'
] as const

/** Where uploaded pictures are kept. Throws a `ConfigError` for a part of a bucket's variables and for what is no address. */
export function assets(env: Env): AssetsConfig {
  return {
    bucket: bucket(env),
    publicUrl: url(env, 'ASSETS_PUBLIC_URL'),
    bytesPerAccount: number(env, 'ASSETS_MB_PER_ACCOUNT', 500, 1_000_000) * MEGABYTE
  }
}

function bucket(env: Env): BucketConfig | undefined {
  if (!anyOf(env, [...NAMES])) return undefined
  const part = (name: (typeof NAMES)[number]) =>
    need(
      env,
      name,
      `A bucket for pictures needs all of ${NAMES.filter(each => each !== 'ASSETS_S3_REGION').join(', ')}.`
    )
  part('ASSETS_S3_ENDPOINT')
  return {
    endpoint: url(env, 'ASSETS_S3_ENDPOINT') ?? '',
    bucket: part('ASSETS_S3_BUCKET'),
    // Stores with one place only take this name for it.
    region: read(env, 'ASSETS_S3_REGION') ?? 'us-east-1',
    accessKeyId: part('ASSETS_S3_ACCESS_KEY_ID'),
    secretAccessKey: part('ASSETS_S3_SECRET_ACCESS_KEY')
  }
}
