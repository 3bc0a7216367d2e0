/** The colours of a palette beside each other. */
export function Swatch({ colours }: { colours: readonly string[] }) {
  return (
    <span className="look-swatch" aria-hidden="true">
      {colours.map((colour, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a palette may have one colour twice, and never moves them
        <span key={at} style={{ background: colour }} />
      ))}
    </span>
  )
}
