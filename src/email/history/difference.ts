/** One thing in which two emails differ, with the elements that show it on either side, by their index. */
export interface Difference {
  /** What stands at its label, now and then: 'Heading' and 'Was', 'Moved up' and 'Was here'. */
  label: string
  wasLabel: string
  now: number[]
  was: number[]
}
