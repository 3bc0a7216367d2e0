/** Lines that fan out over a crest and a trough, as an engraver would cut them. */
const WAVES = [4, 8, 12, 16, 20, 24, 28]
  .map(lift => `M9 55C17 ${55 - lift} 27 ${56 - lift} 38 59S58 ${61 + lift * 0.8} 71 ${52 - lift * 0.1}`)
  .join('')

/** What is engraved on a one-credit stamp: a pencil over waves, its value and a word. Drawn in an 80 × 95 box. */
export function CreditDrawing({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 80 95" fill="none" aria-hidden="true">
      <path d="M8.5 8.5h63v78h-63z" stroke="#fbf8f2" />
      <path d={WAVES} stroke="#fbf8f2" strokeOpacity=".42" strokeWidth=".8" />
      <path
        d="M21 75l4-13 10 9.5zM27.5 59.5 53.3 34l9.7 9.7L38 69.5zM55.5 31.8l3.2-3.2q2-2 4 0l5.5 5.5q2 2 0 4l-3.1 3.2z"
        transform="translate(3 2)scale(.9)"
        fill="#fbf8f2"
      />
      <text x="15" y="30" fill="#fbf8f2" fontFamily="var(--serif)" fontSize="19">
        1
      </text>
      <text
        x="66.5"
        y="82"
        fill="#fbf8f2"
        fontFamily="var(--sans)"
        fontSize="7"
        fontWeight="600"
        letterSpacing=".3"
        textAnchor="end"
      >
        {label}
      </text>
    </svg>
  )
}
