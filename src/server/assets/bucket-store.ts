import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import type { BucketConfig } from '../config/assets.ts'
import { type AssetStore, storeAway } from './asset-store.ts'

/** Until a store has answered a call whole. */
const TIMEOUT_MS = 20_000
/** After answers of 5xx and 429; they come a moment apart. */
const RETRIES = 2

/** A picture never changes under its name. */
const FOREVER = 'public, max-age=31536000, immutable'

/**
 * Pictures as objects of a bucket, by the three calls that every S3-compatible store has (PutObject, GetObject, DeleteObject) with
 * its address in the path, as Supabase Storage, MinIO and R2 take it.
 */
export function createBucketStore(config: BucketConfig, timeoutMs = TIMEOUT_MS): AssetStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: RETRIES })

  /** Answers what `read` makes of the response; throws `unavailable` for any refusal that it does not take. */
  async function call<T>(key: string, request: RequestInit, read: (response: Response) => Promise<T>): Promise<T> {
    try {
      const url = `${endpoint}/${encodeURIComponent(bucket)}/${key}`
      return await read(await client.fetch(url, { ...request, signal: AbortSignal.timeout(timeoutMs) }))
    } catch (cause) {
      throw storeAway(cause)
    }
  }

  return {
    put: (key, { bytes, type }) =>
      call(key, { method: 'PUT', body: bytes.slice(), headers: headersOf(bytes, type) }, async response => {
        const { cause } = await outcomeOf(response)
        if (cause) throw cause
      }),
    find: key =>
      call(key, {}, async response => {
        if (response.ok) return wholeOf(response)
        const { cause, isMissing } = await outcomeOf(response)
        if (!isMissing) throw cause
        return undefined
      }),
    remove: key =>
      call(key, { method: 'DELETE' }, async response => {
        const { cause, isMissing } = await outcomeOf(response)
        if (cause && !isMissing) throw cause
      })
  }
}

/** The store checks what arrives against the hash, which is signed. */
function headersOf(bytes: Uint8Array, type: string): Record<string, string> {
  return {
    'content-type': type,
    'cache-control': FOREVER,
    'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex')
  }
}

/** Throws when the connection ended before all was there. */
async function wholeOf(response: Response): Promise<Uint8Array> {
  const bytes = new Uint8Array(await response.arrayBuffer())
  const length = response.headers.get('content-length')
  if (length !== null && Number(length) !== bytes.length && !response.headers.has('content-encoding'))
    throw new Error(`The store sent ${bytes.length} of ${length} bytes.`)
  return bytes
}

/** What a store says of its refusal: `403 SignatureDoesNotMatch`. Reads the answer to its end. */
async function outcomeOf(response: Response): Promise<{ cause?: Error; isMissing: boolean }> {
  const text = await response.text()
  if (response.ok) return { isMissing: false }
  const code = /<Code>([\w.]{1,80})<\/Code>/.exec(text)?.[1] ?? ''
  // A bucket that is not there is a mistake of those who run the site, and no missing picture.
  const isMissing = response.status === 404 && code !== 'NoSuchBucket'
  return { cause: new Error(`The store of pictures answered ${response.status} ${code}`.trim()), isMissing }
}
