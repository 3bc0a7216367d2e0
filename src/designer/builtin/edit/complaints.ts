const REMEDIES: Record<string, string> = {
  small: 'bigger',
  tiny: 'bigger',
  big: 'smaller',
  large: 'smaller',
  huge: 'smaller',
  long: 'shorter',
  dark: 'lighter',
  light: 'darker',
  bright: 'darker'
}

/** A complaint or a question as the wish that it is: "the text is too small", "I don't like the colours". */
export function asWish(words: string): string {
  const question = /^(?:can|could|should|would) (the .{2,60}?) be (.{2,60})$/i.exec(words)
  if (question) return `${question[1]} should be ${question[2]}`
  const complaint = /^(.{2,60}?) (?:is|are|looks?|seems?|feels?) (?:a bit |much |way )?too (\w+)$/i.exec(words)
  const remedy = REMEDIES[complaint?.[2]?.toLowerCase() ?? '']
  if (complaint && remedy) return `make ${complaint[1]} ${remedy}`
  const much = /^(?:there(?:'s| is) |it has )?(?:way )?too (?:much|many) (.{3,40})$/i.exec(words)?.[1]
  return much ? `less ${much}` : words
}
