/** Something of an email that is not as it should be. */
export interface Finding {
  kind: 'fact' | 'link' | 'language' | 'contact' | 'figure' | 'contrast' | 'overflow'
  /** For the model: what, and where. */
  reason: string
  /** For the person: one sentence. */
  plain: string
}

/** More of one kind tell a model, or a person, nothing new. */
const MOST_OF_A_KIND = 6

/** The first of each kind, in their order. */
export const firstOfEach = (findings: readonly Finding[]): Finding[] =>
  findings.filter((one, at) => findings.slice(0, at).filter(({ kind }) => kind === one.kind).length < MOST_OF_A_KIND)

/** One sentence a kind for the person; how many more there are of it. */
export function sentencesOf(findings: readonly Finding[]): string[] {
  const kinds = [...new Set(findings.map(({ kind }) => kind))]
  return kinds.map(kind => {
    const [first, ...more] = findings.filter(one => one.kind === kind)
    return more.length === 0
      ? (first?.plain ?? '')
      : `${first?.plain} There ${more.length === 1 ? 'is one' : `are ${more.length}`} more like it.`
  })
}

/** Words of an email as they are quoted in a finding. */
export const quoted = (text: string): string => {
  const line = text.replace(/\s+/g, ' ').trim()
  return `“${line.length > 60 ? `${line.slice(0, 59).trimEnd()}…` : line}”`
}
