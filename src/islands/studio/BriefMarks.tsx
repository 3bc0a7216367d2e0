import { useStore } from '@nanostores/react'
import { Fragment, useLayoutEffect, useRef } from 'react'
import type { BriefReading } from '../../stores/reading/reading.ts'

/** The brief once more, behind itself, where only the places show that a chip is about. */
export function BriefMarks({ text, reading }: { text: string; reading: BriefReading }) {
  const marked = useStore(reading.$marked)
  const mirror = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const own = mirror.current
    const brief = own?.parentElement?.querySelector('textarea')
    if (!own || !brief || marked.length === 0) return
    const follow = () => {
      // Beside a scroll bar lines are shorter.
      own.style.width = `${brief.clientWidth}px`
      own.scrollTop = brief.scrollTop
    }
    follow()
    brief.addEventListener('scroll', follow)
    return () => brief.removeEventListener('scroll', follow)
  }, [marked])
  if (marked.length === 0) return null
  return (
    <div ref={mirror} className="ruled brief-marks" aria-hidden="true">
      {pieces(text, marked).map(({ at, words, isMarked }) =>
        isMarked ? <mark key={at}>{words}</mark> : <Fragment key={at}>{words}</Fragment>
      )}
      {/* A last line that is empty counts in a text field, and elsewhere only when something follows. */}
      {'\u200b'}
    </div>
  )
}

function pieces(text: string, spans: readonly { at: number; length: number }[]) {
  const edges = spans.flatMap(({ at, length }) => [at, at + length])
  const cuts = [...new Set([0, ...edges, text.length])].sort((one, other) => one - other)
  return cuts.slice(0, -1).map((at, place) => ({
    at,
    words: text.slice(at, cuts[place + 1]),
    isMarked: spans.some(span => at >= span.at && at < span.at + span.length)
  }))
}
