import { defineConfig } from '@playwright/test'

const PORT = Number(process.env.TEST_PORT ?? 4391)
const executablePath = process.env.CHROMIUM_PATH
const asRoot = process.getuid?.() === 0

// Chromium's own background traffic; on a machine without a network it only waits for answers that never come.
const QUIET = ['--disable-background-networking', '--disable-component-update', '--disable-sync', '--disable-quic']

export default defineConfig({
  testDir: 'tests/e2e',
  workers: 1,
  forbidOnly: true,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  outputDir: 'test-results',
  use: {
    baseURL: `http://localhost:${PORT}`,
    trace: 'retain-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [...QUIET, ...(asRoot ? ['--no-sandbox'] : [])]
    }
  },
  webServer: {
    command: 'node host/main.ts',
    url: `http://localhost:${PORT}/api/health`,
    timeout: 60_000,
    reuseExistingServer: false,
    env: {
      PORT: String(PORT),
      DATA_DIR: process.env.TEST_DATA_DIR ?? '.data/browser-tests',
      // What else may run on this machine is no part of a journey; `designer.spec.ts` plays this server.
      AI_LOCAL_SERVERS: `Test server=http://127.0.0.1:${PORT + 1_000}`
    }
  }
})
