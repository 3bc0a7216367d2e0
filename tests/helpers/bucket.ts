import { createHash, createHmac } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { afterAll } from 'vitest'
import type { BucketConfig } from '../../src/server/config/assets.ts'

/** What the store does with a call, whatever it asks for. */
type Mood = 'well' | 'broken' | 'busy-once' | 'hanging' | 'half' | 'no-bucket'

interface StoredObject {
  bytes: Buffer
  headers: IncomingMessage['headers']
}

const KEY = { accessKeyId: 'picture-writer', secretAccessKey: 'a secret/with+signs=' }
const REGION = 'eu-test-1'

/**
 * An S3-compatible store on this machine, below a path as Supabase's is. It checks every signature by the rules of Signature
 * Version 4 (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-header-based-auth.html), and every body against its signed hash.
 */
export async function openBucket() {
  const objects = new Map<string, StoredObject>()
  const state = { mood: 'well' as Mood, calls: 0 }
  const server = createServer((request, response) => void answer(request, response))

  async function answer(request: IncomingMessage, response: ServerResponse) {
    state.calls += 1
    const bytes = await buffer(request)
    const path = request.url ?? ''
    const refused = refusalOf(request, bytes) ?? moodOf(state)
    if (state.mood === 'hanging') return
    if (refused) return refuse(response, ...refused)
    if (request.method === 'PUT') objects.set(path, { bytes, headers: request.headers })
    if (request.method === 'DELETE') objects.delete(path)
    if (request.method !== 'GET') return response.writeHead(request.method === 'DELETE' ? 204 : 200).end()
    const found = objects.get(path)
    if (!found) return refuse(response, 404, 'NoSuchKey')
    response.writeHead(200, { 'content-length': found.bytes.length })
    if (state.mood !== 'half') return response.end(found.bytes)
    return response.write(found.bytes.subarray(0, found.bytes.length / 2), () => response.destroy())
  }

  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  const { port } = server.address() as AddressInfo
  const config: BucketConfig = {
    endpoint: `http://127.0.0.1:${port}/storage/v1/s3`,
    bucket: 'pictures',
    region: REGION,
    ...KEY
  }
  return { config, objects, state, pathOf: (key: string) => `/storage/v1/s3/pictures/${key}` }
}

function moodOf(state: { mood: Mood }): [status: number, code: string] | undefined {
  if (state.mood === 'broken') return [500, 'InternalError']
  if (state.mood === 'no-bucket') return [404, 'NoSuchBucket']
  if (state.mood !== 'busy-once') return undefined
  state.mood = 'well'
  return [503, 'SlowDown']
}

function refuse(response: ServerResponse, status: number, code: string) {
  const text = `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>No.</Message></Error>`
  return response.writeHead(status, { 'content-type': 'application/xml' }).end(text)
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

function refusalOf(request: IncomingMessage, bytes: Buffer): [status: number, code: string] | undefined {
  const { authorization = '', 'x-amz-content-sha256': hash } = request.headers
  const [, keyId, scope = '', names = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\S+), SignedHeaders=(\S+), Signature=(\w+)$/.exec(authorization) ?? []
  if (keyId !== KEY.accessKeyId) return [403, 'InvalidAccessKeyId']
  if (signatureOf(request, scope, names) !== signature) return [403, 'SignatureDoesNotMatch']
  // Nothing but a call without a body may leave it unsigned.
  if (bytes.length > 0 ? hash !== sha256(bytes) : request.method === 'PUT') return [400, 'XAmzContentSHA256Mismatch']
  return undefined
}

function signatureOf({ method, url = '', headers }: IncomingMessage, scope: string, names: string): string {
  const signed = names.split(';').map(name => `${name}:${headers[name]}\n`)
  const canonical = [method, url, '', signed.join(''), names, headers['x-amz-content-sha256']].join('\n')
  const text = ['AWS4-HMAC-SHA256', headers['x-amz-date'], scope, sha256(canonical)].join('\n')
  const [date = '', ...rest] = scope.split('/')
  if (rest.join('/') !== `${REGION}/s3/aws4_request`) return 'of another place'
  const key = rest.reduce<Buffer>((before, part) => hmac(before, part), hmac(`AWS4${KEY.secretAccessKey}`, date))
  return hmac(key, text).toString('hex')
}
