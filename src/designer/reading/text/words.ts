/** How many words a text has: runs of signs between white space. */
export const countWords = (text: string): number => text.split(/\s+/).filter(Boolean).length
