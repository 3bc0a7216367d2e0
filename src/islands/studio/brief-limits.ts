/** As the API takes it, in UTF-16 units. */
export const LONGEST_BRIEF = 20_000

/** Can an email be made of the words in the box? */
export const mayGenerate = (prompt: string): boolean => prompt.trim() !== '' && prompt.length <= LONGEST_BRIEF

export const tooLongWords = (length: number): string =>
  `These are ${length.toLocaleString('en')} characters; a brief may have ${LONGEST_BRIEF.toLocaleString('en')}. Shorten it to go on.`
