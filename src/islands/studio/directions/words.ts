const COUNTS = ['No', 'One', 'Two', 'Three']

/** "Three directions". */
export const titleWords = (count: number): string => `${COUNTS[count] ?? count} directions`

/** What all of them cost together. */
export const costForAll = (count: number): string => `One credit for ${count === 2 ? 'both' : 'all three'}`
