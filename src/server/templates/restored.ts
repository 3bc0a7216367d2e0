import { namedChanges } from '../../email/history/named-changes.ts'
import { type TemplateRow, toEmail } from './stored.ts'
import type { Made } from './stored-versions.ts'

/** How a version is kept that brings an earlier state back. */
export function restored(now: TemplateRow, earlier: Parameters<typeof toEmail>[0], title: string): Made {
  return { cause: 'restore', title, changes: namedChanges(toEmail(now), toEmail(earlier)) }
}
