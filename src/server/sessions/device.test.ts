import { expect, test } from 'vitest'
import { deviceOf } from './device.ts'

const MOZILLA = 'Mozilla/5.0'
const KHTML = '(KHTML, like Gecko)'

test.for([
  [`${MOZILLA} (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0`, 'Firefox on Linux', 'laptop'],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ${KHTML} Version/18.6 Mobile/15E148 Safari/604.1`,
    'Safari on iPhone',
    'phone'
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${KHTML} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome on Windows',
    'desktop'
  ],
  [
    `${MOZILLA} (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 ${KHTML} Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0`,
    'Edge on Windows',
    'desktop'
  ],
  [
    `${MOZILLA} (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 ${KHTML} Version/18.6 Safari/605.1.15`,
    'Safari on Mac',
    'laptop'
  ],
  [
    `${MOZILLA} (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 ${KHTML} CriOS/141.0 Mobile/15E148 Safari/604.1`,
    'Chrome on iPhone',
    'phone'
  ],
  [
    `${MOZILLA} (Linux; Android 10; K) AppleWebKit/537.36 ${KHTML} SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36`,
    'Samsung Internet on Android',
    'phone'
  ],
  [
    `${MOZILLA} (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 ${KHTML} Chrome/141.0.0.0 Safari/537.36`,
    'Chrome on ChromeOS',
    'laptop'
  ],
  ['curl/8.5.0', 'Unknown browser', 'desktop'],
  ['<b>Windows</b>', 'Unknown browser on Windows', 'desktop'],
  ['', 'Unknown browser', 'desktop']
] as const)('%s is %s', ([userAgent, device, kind]) => {
  expect(deviceOf(userAgent)).toEqual({ device, kind })
})
