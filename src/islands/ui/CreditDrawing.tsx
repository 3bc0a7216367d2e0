const WAVES = Array.from({ length: 9 }, (_, i) => {
  const lift = 5 - i * 1.25
  return `M10 54C18 ${54 - lift * 3} 26 ${54 - lift * 3} 36 58S54 ${58 + lift * 2.6} 70 ${50 + lift}`
}).join('')

/** What is engraved on a one-credit stamp: a pencil over waves, its value and a word. Drawn in an 80 × 95 box. */
export function CreditDrawing({ label }: { label: string }) {
  return (
    <svg viewBox="0 0 80 95" fill="none" aria-hidden="true">
      <path d="M8.5 8.5h63v78h-63z" stroke="#fbf8f2" />
      <path d={WAVES} stroke="#fbf8f2" strokeOpacity=".42" strokeWidth=".8" />
      <path
        d="M21 75l4-13 10 9.5zM27.5 59.5 53.300 34l9.700 9.700L38 69.5zM55.5 31.800l3.200-3.200q2-2 4 0l5.5 5.5q2 2 0 4l-3.100 3.200z"
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
