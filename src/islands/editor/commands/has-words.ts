/** Whether it has words of its own that can be marked. */
export const hasWords = (target: Element | null): boolean =>
  Boolean(target?.closest?.('input, textarea, [contenteditable]'))
