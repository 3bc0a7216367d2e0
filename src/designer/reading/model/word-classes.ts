/** The number of the class of words that are used like a word, below 0 for an unknown word; classes whose numbers are near are alike. */
export type ClassOf = (plain: string) => number

/** Words that say how a clause is built rather than what it is about. */
const FUNCTION_WORDS: ReadonlySet<string> = new Set(
  "the a an and or but so to of in on at for with from by as is are was were be been it its this that these those they them their he she his her we us our i me my you your who which what when where how if not no don't do does did can could will would should must may have has had up out about just only all any some one there here please than then too also because".split(
    ' '
  )
)

export const isFunctionWord = (plain: string): boolean => FUNCTION_WORDS.has(plain)

/** What looks up classes in lines of words, a class on each. */
export function classesIn(lines: string): ClassOf {
  const classes = new Map<string, number>()
  lines.split('\n').forEach((line, number) => {
    for (const word of line.split(' ')) classes.set(word, number)
  })
  return plain => {
    const bare = plain.replace(/'[a-z]*$/, '')
    return classes.get(plain) ?? classes.get(bare) ?? classes.get(bare.slice(bare.lastIndexOf('-') + 1)) ?? -1
  }
}

/** How many classes next to each other count as one where coarser ones say more. */
export const [MID, COARSE] = [4, 16]

/** Features of which words between `~` are a part, and the same ones with the classes of these words. */
export const withClasses = (features: readonly string[], classOf: ClassOf): string[] =>
  features.flatMap(feature =>
    feature.includes('~')
      ? [feature, feature.replace(/~([^~ ]+)~/g, (_, word: string) => `#${Math.floor(classOf(word) / MID)}`)]
      : [feature]
  )
