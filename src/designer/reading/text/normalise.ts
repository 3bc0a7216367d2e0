import type { Span } from '../reading.ts'
import { dictatedSigns } from './dictation.ts'
import { findMarkup } from './markup.ts'
import { foldSigns, unseenSigns } from './signs.ts'
import { type View, viewOf } from './view.ts'

/** A brief as it is read, with what its markup said. Spans of links and struck words are of the view, those of addresses of the source. */
export interface Normalised {
  view: View
  links: { words: Span; href: Span }[]
  struck: Span[]
}

/**
 * Reads signs, markup and spoken signs for what they are. Nothing is reworded: each character of the view knows where it stood.
 * @param takenBack Stretches of the source that are not to be read.
 */
export function normalise(source: string, takenBack: readonly Span[] = []): Normalised {
  const markup = findMarkup(source)
  const struck = takenBack.map(({ at, length }) => ({ at, length, reads: '' }))
  const view = viewOf(source, [...struck, ...unseenSigns(source), ...markup.edits, ...dictatedSigns(source)], foldSigns)
  return {
    view,
    links: markup.links.map(({ words, href }) => ({ words: view.toView(words), href })),
    struck: markup.struck.map(view.toView)
  }
}
