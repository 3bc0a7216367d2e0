import type { AssetAnswer } from '../../../contract/asset.ts'

const KILOBYTE = 1024

/** `1,200 × 624, 84 KB`. */
export function fileWords({ width, height, bytes }: Pick<AssetAnswer, 'width' | 'height' | 'bytes'>): string {
  return `${sizeWords(width, height)}, ${weightWords(bytes)}`
}

/** `1,200 × 624`, in px. */
export const sizeWords = (width: number, height: number): string =>
  `${width.toLocaleString('en')} × ${height.toLocaleString('en')}`

function weightWords(bytes: number): string {
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE))
  return kilobytes < KILOBYTE ? `${kilobytes} KB` : `${(kilobytes / KILOBYTE).toFixed(1)} MB`
}
