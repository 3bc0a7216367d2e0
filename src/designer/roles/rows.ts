/** Weights are kept as whole numbers of 8 bits, this many to one. */
export const SCALE = 16

/**
 * Weights as training writes them: one line for each feature, a tab, and its weights as signed bytes in base64.
 * A row is read when its feature is first met, for a brief meets few of them.
 */
export function rowsIn(written: string): (feature: string) => Float32Array | undefined {
  const lines = new Map<string, string>()
  const rows = new Map<string, Float32Array>()
  return feature => {
    if (lines.size === 0)
      for (const line of written.split('\n')) {
        const tab = line.lastIndexOf('\t')
        lines.set(line.slice(0, tab), line.slice(tab + 1))
      }
    const known = rows.get(feature)
    const line = lines.get(feature)
    if (known || line === undefined) return known
    const row = Float32Array.from(atob(line), byte => ((byte.charCodeAt(0) << 24) >> 24) / SCALE)
    rows.set(feature, row)
    return row
  }
}
