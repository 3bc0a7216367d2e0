import { networkOf } from '../sections/networks.ts'
import { hostOf, isOwnHost } from '../sending/hosts.ts'
import type { Page } from './seen-page.ts'

/** The site of a page, or the one that most links of an email lead to. */
export function readSites(page: Page): { sites?: string[] } {
  const host = page.base ? new URL(page.base).hostname : mostLinked(page)
  return host ? { sites: [host.replace(/^www\./, '')] } : {}
}

function mostLinked(page: Page): string | undefined {
  const counts = new Map<string, number>()
  for (const { name, index } of page.elements) {
    const href = name === 'a' ? (page.doc.attribute(index, 'href') ?? '') : ''
    const host = /^https?:/i.test(href) ? hostOf(href) : undefined
    if (host && !isOwnHost(host) && !networkOf({ label: '', href })) counts.set(host, (counts.get(host) ?? 0) + 1)
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}
