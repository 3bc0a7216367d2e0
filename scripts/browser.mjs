// Which Chromium the browser tests drive: one that is installed, else Playwright's, else Debian's. The headless shell comes first, as
// with Playwright: a whole Chromium draws a window of its own besides each page, for a fifth more of the processor.
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NODE, ROOT, run, say, stop } from './setup.mjs'

const INSTALLED = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe'
]

const findInstalled = () => INSTALLED.find(path => path && existsSync(path))

/**
 * Finds a Chromium or installs one.
 * @returns {Promise<string | undefined>} its path; nothing when Playwright knows its own
 */
export async function ensureBrowser() {
  const found = findInstalled()
  if (found) return found
  say('Getting a Chromium for the browser tests (once)…')
  const playwright = join(ROOT, 'node_modules/@playwright/test/cli.js')
  if ((await run(NODE, [playwright, 'install', 'chromium'])) === 0) return undefined
  say('Playwright has none for this machine; asking apt-get…')
  await run('apt-get', ['update', '-qq']).catch(() => 1)
  await run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell'], {
    DEBIAN_FRONTEND: 'noninteractive'
  }).catch(() => 1)
  return findInstalled() ?? stop('No Chromium could be found or installed. Install one and name it in CHROMIUM_PATH.')
}
