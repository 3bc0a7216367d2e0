import { DEEPEST } from './element-stack.ts'
import { parseHtml } from './parse.ts'
import type { SourceDocument } from './source.ts'

/** What is wrong with how deep the elements of an email stand in each other, in words; `undefined` when nothing is. */
export function nestingFault(html: string | SourceDocument): string | undefined {
  const { isTooDeep } = typeof html === 'string' ? parseHtml(html) : html
  return isTooDeep
    ? `The HTML has elements more than ${DEEPEST} deep in each other, which browsers and mail programs do not show as written. End the tags that are left open, or take out wrappers that hold nothing else.`
    : undefined
}
