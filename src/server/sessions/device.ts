import type { DeviceKind } from '../../contract/account-session.ts'

interface Device {
  /** "Firefox on Linux". */
  device: string
  kind: DeviceKind
}

/** By what only they write; nearly all say that they are Safari too, and many that they are Chrome. */
const BROWSERS: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\bOPR\/|\bOPT\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\bVivaldi\//, 'Vivaldi'],
  [/\bDuckDuckGo\/|\bDdg\//, 'DuckDuckGo'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\bCriOS\/|\b(?:Headless)?Chrome\//, 'Chrome'],
  [/\bVersion\/\S+ .*Safari\//, 'Safari']
]

const SYSTEMS: [RegExp, string, DeviceKind][] = [
  [/\biPhone\b/, 'iPhone', 'phone'],
  [/\biPad\b/, 'iPad', 'phone'],
  [/\bAndroid\b/, 'Android', 'phone'],
  [/\bCrOS\b/, 'ChromeOS', 'laptop'],
  [/\bWindows\b/, 'Windows', 'desktop'],
  [/\bMacintosh\b/, 'Mac', 'laptop'],
  [/\bLinux\b/, 'Linux', 'laptop']
]

/** What a browser says of itself, in words. Anybody may send anything, so these are names of ours and nothing of theirs. */
export function deviceOf(userAgent: string): Device {
  const browser = BROWSERS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? 'Unknown browser'
  const [, system, kind] = SYSTEMS.find(([pattern]) => pattern.test(userAgent)) ?? []
  return { device: system ? `${browser} on ${system}` : browser, kind: kind ?? 'desktop' }
}
