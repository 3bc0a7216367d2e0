/** Asks once more for the lines that could not be applied. */
export function repairPrompt(refused: readonly { line: string; reason: string }[], sections: string): string {
  const lines = refused.map(({ line, reason }) => `${line}\n→ ${reason}`)
  return `These lines could not be applied, all others were:\n\n${lines.join('\n\n')}\n\nThe sections now, in their order: ${sections || 'none'}. Write only the corrected lines. A section that was refused keeps its number and its place: write it again as it should be. What cannot be done, say in one sentence.`
}
