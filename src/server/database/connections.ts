import { Socket } from 'node:net'
import pg from 'pg'
import { isAway, unavailable } from './away.ts'

/** How long a connection, or a free one of those there are, is waited for. */
const CONNECT_MS = 5_000
/** When the server gives up a statement, the wait for a lock, and a transaction in which nothing happens. */
const LIMITS =
  'set statement_timeout = 15000; set lock_timeout = 10000; set idle_in_transaction_session_timeout = 30000'
/** Longer than the server takes to give up: who is silent for this long while somebody waits will not answer. */
const SILENCE_MS = 20_000
const IDLE_MS = 5 * 60_000
const KEEP_ALIVE_MS = 10_000

export interface ConnectionOptions {
  max: number
  /**
   * The server's own limits are not set: for the embedded database, whose connections share one session and which has no
   * clock that could interrupt it, and for work that may take long.
   */
  withoutLimits?: boolean
  silenceMs?: number
}

/**
 * Connections to a PostgreSQL database, made when they are needed. None is waited for longer than a few seconds, no query hangs,
 * and one that breaks down fails what was on it and makes room for the next.
 */
export class Connections extends pg.Pool {
  constructor(url: string, { max, withoutLimits = false, silenceMs = SILENCE_MS }: ConnectionOptions) {
    super({
      connectionString: readAsLibpq(url),
      application_name: 'mailwright',
      Client,
      max,
      connectionTimeoutMillis: CONNECT_MS,
      idleTimeoutMillis: IDLE_MS,
      keepAlive: true,
      keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
      // Said once the connection is made: poolers on the way refuse settings that they do not know at its start.
      ...(withoutLimits ? {} : { onConnect: client => client.query(LIMITS) })
    })
    // A broken connection says so to whoever waits on it; an error event that nobody hears would end the process.
    this.on('error', () => {})
    this.on('connect', client => client.on('error', () => {}))
    this.on('acquire', client => client instanceof Client && client.limitSilence(silenceMs))
    this.on('release', (_error, client) => client instanceof Client && client.limitSilence(0))
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | undefined {
    if (!callback) return this.checkOut()
    super.connect(callback)
    return undefined
  }

  /** A connection that breaks down goes back by itself: whoever forgets it in that case would keep its place for ever. */
  private async checkOut(): Promise<pg.PoolClient> {
    const client = await super.connect().catch(error => {
      throw isAway(error) ? unavailable(error) : error
    })
    const release = client.release
    let isOut = true
    const giveBack = (error?: Error | boolean) => {
      client.off('end', onEnd)
      if (isOut) release(error)
      isOut = false
    }
    const onEnd = () => giveBack(true)
    client.once('end', onEnd)
    client.release = giveBack
    return client
  }
}

/** A connection that can be told how long its server may be silent. */
class Client extends pg.Client {
  readonly #socket: Socket

  constructor(config?: pg.ClientConfig) {
    const socket = new Socket()
    super({ ...config, stream: () => socket })
    this.#socket = socket
    const error = Object.assign(new Error('The database did not answer in time.'), { code: 'ETIMEDOUT' })
    socket.on('timeout', () => socket.destroy(error))
    socket.setTimeout(SILENCE_MS)
  }

  /** 0: for ever. */
  limitSilence(milliseconds: number) {
    this.#socket.setTimeout(milliseconds)
  }
}

/** `sslmode` means what it means to `psql`: `require` encrypts, `verify-full` also asks who is there. */
function readAsLibpq(url: string): string {
  const hasMode = /[?&]sslmode=/.test(url) && !/[?&]uselibpqcompat=/.test(url)
  return hasMode ? `${url}&uselibpqcompat=true` : url
}
