import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { findLocalServers } from './local-servers.ts'

async function open(paths: Record<string, { status?: number; location?: string; body: string }>) {
  const server = createServer(({ url = '' }, response) => {
    const { status = 200, location, body } = paths[url] ?? { status: 404, body: '' }
    response.writeHead(status, location ? { location } : {}).end(body)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  onTestFinished(() => void server.close().closeAllConnections())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

const LIST = JSON.stringify({ object: 'list', data: [{ id: 'qwen2.5:14b' }, { id: 'mistral-small' }] })

test('servers that answer are found with their models, by either list', async () => {
  const servers = [
    { name: 'LM Studio', url: await open({ '/v1/models': { body: LIST } }) },
    { name: 'Ollama', url: await open({ '/api/tags': { body: '{"models":[{"name":"gemma3:12b"}]}' } }) },
    { name: 'llama.cpp', url: 'http://127.0.0.1:9' }
  ]

  expect(await findLocalServers(servers)).toEqual([
    { name: 'LM Studio', models: ['qwen2.5:14b', 'mistral-small'] },
    { name: 'Ollama', models: ['gemma3:12b'] }
  ])
})

test('other programs at such a port are no servers of models', async () => {
  const elsewhere = await open({ '/v1/models': { body: LIST } })
  const urls = await Promise.all([
    open({ '/v1/models': { body: '<html>' } }),
    open({ '/v1/models': { body: '{"data":"none"}' }, '/api/tags': { body: '{"models":[]}' } }),
    open({ '/v1/models': { status: 302, location: `${elsewhere}/v1/models`, body: '' } }),
    open({ '/v1/models': { body: `{"data":[{"id":"m"}],"x":"${'x'.repeat(2_000_000)}"}` } })
  ])

  expect(await findLocalServers(urls.map(url => ({ name: 'x', url })))).toEqual([])
})
