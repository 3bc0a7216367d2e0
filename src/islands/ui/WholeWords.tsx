const SHORT_WITH_HYPHEN = /(\b\w{1,8}-\w{1,8}\b)/

/** The words of a heading, the short ones with a hyphen unparted: balanced lines made “two-” and “step” of “two-step”. */
export function WholeWords({ children }: { children: string }) {
  return children.split(SHORT_WITH_HYPHEN).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    )
  )
}
