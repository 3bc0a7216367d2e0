import type { Kind } from '../../../compose/kinds.ts'

/** The top of the finished email of a kind, as wide as what holds it; made once it comes into view. */
export function KindPicture({ kind }: { kind: Kind }) {
  return (
    <span className="starter-picture" aria-hidden="true">
      <iframe title={kind} src={`/preview/starters/${kind}`} sandbox="" loading="lazy" tabIndex={-1} inert />
    </span>
  )
}
