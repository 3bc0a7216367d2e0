import type { SourceDocument, SourceElement, Span } from '../source/source.ts'
import { isBranching } from './branches.ts'
import { cut, type Fault, put } from './fault.ts'

const set = (names: string): ReadonlySet<string> => new Set(names.split(' '))

/** Elements whose end tag may be left out: HTML standard, 13.1.2.4. */
const MAY_STAY_OPEN = set(
  'html head body p li dt dd rt rp optgroup option colgroup caption thead tbody tfoot tr td th style script title textarea xmp iframe noembed'
)
/** Browsers put these in by themselves, so that their ends close something. */
const IMPLIED = set('tbody html head body')

/** Tags that are never closed, and end tags that close nothing. */
export function nestingFaults(doc: SourceDocument): Fault[] {
  // Of two branches only one is sent, and either may open what stands behind both.
  if (isBranching(doc)) return []
  return [...doc.elements.filter(isUnclosed).map(element => unclosed(doc, element)), ...strays(doc)]
}

const isUnclosed = ({ name, closeStart, end, empty }: SourceElement): boolean =>
  closeStart === end && !empty && !MAY_STAY_OPEN.has(name)

function unclosed({ source }: SourceDocument, { name, start, openEnd, end }: SourceElement): Fault {
  const written = source.slice(start + 1, start + 1 + name.length)
  const at = openEnd + source.slice(openEnd, end).trimEnd().length
  return {
    from: start,
    to: openEnd,
    severity: 'error',
    message: `**<${written}>** is never closed.`,
    fix: put(at, `</${written}>`)
  }
}

function strays({ source, strayEnds }: SourceDocument): Fault[] {
  return strayEnds
    .filter(({ start }) => !IMPLIED.has(nameAt(source, start)))
    .map(({ start, end }: Span) => ({
      from: start,
      to: end,
      severity: 'error',
      message: `**</${nameAt(source, start)}>** closes nothing that is open.`,
      fix: cut(start, end)
    }))
}

const nameAt = (source: string, start: number): string =>
  (/^[^\s/>]*/.exec(source.slice(start + 2, start + 60)) ?? [''])[0]
