import { defineConfig } from '@playwright/test'
import { modelPort, SITES } from './tests/e2e/sites.ts'

const executablePath = process.env.CHROMIUM_PATH
const asRoot = process.getuid?.() === 0

// Chromium's own background traffic; on a machine without a network it only waits for answers that never come.
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic']

export default defineConfig({
  testDir: 'tests/e2e',
  workers: SITES.length,
  forbidOnly: true,
  // A second try is there for its trace: a test that needs it counts as failed.
  retries: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    trace: 'on-first-retry',
    // Nothing that moves is waited for; journeys about motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...QUIET, ...(asRoot ? ['--no-sandbox'] : [])]
    }
  },
  webServer: SITES.map(({ port, url, data }) => ({
    command: 'node host/main.ts',
    url: `${url}/api/health`,
    // A site is ready once a thread can make emails, which takes its time on a busy machine.
    timeout: 180_000,
    reuseExistingServer: false,
    env: {
      PORT: String(port),
      DATA_DIR: data,
      // What else may run on this machine is no part of a journey; `designer.spec.ts` plays this server.
      AI_LOCAL_SERVERS: `Test server=http://127.0.0.1:${modelPort(url)}`
    }
  }))
})
