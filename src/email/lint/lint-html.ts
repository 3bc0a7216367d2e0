import { parseHtml } from '../source/parse.ts'
import type { SourceDocument } from '../source/source.ts'
import { attributeFaults } from './attribute-faults.ts'
import { commentFaults } from './comment-faults.ts'
import { type Fault, inOrder } from './fault.ts'
import { nestingFaults } from './nesting-faults.ts'
import { styleFaults } from './style-faults.ts'
import { unfinishedFaults } from './unfinished-faults.ts'
import { unsafeFaults } from './unsafe-faults.ts'

const RULES: ((doc: SourceDocument) => Fault[])[] = [
  unfinishedFaults,
  nestingFaults,
  attributeFaults,
  commentFaults,
  styleFaults,
  unsafeFaults
]

/** What is wrong in the HTML of an email, in the order of its places. Any text is fine; it never throws. */
export function lintHtml(source: string): Fault[] {
  const doc = parseHtml(source)
  return inOrder(RULES.flatMap(rule => rule(doc)))
}
