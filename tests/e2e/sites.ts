import { tmpdir } from 'node:os'
import { join } from 'node:path'

const PORT = Number(process.env.TEST_PORT ?? 4391)

/** The data folder of the site at a port. */
export const dataOf = (port: number) => join(tmpdir(), 'mailwright-journeys', String(port))

/** The sites that journeys run on, one for each worker: a server with a data folder of its own, so that nobody waits for another. */
export const SITES = [PORT, PORT + 1].map(port => ({
  port,
  url: `http://localhost:${port}`,
  data: dataOf(port)
}))

/** Where a journey plays the model server that the configuration of a site names. */
export const modelPort = (url = '') => Number(new URL(url).port) + 1_000
