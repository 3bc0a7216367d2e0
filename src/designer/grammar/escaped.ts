/** Words as a pattern that matches them and nothing else. */
export const escaped = (words: string): string => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
