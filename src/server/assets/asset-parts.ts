import type { Database } from '../database/database.ts'
import type { AssetStore } from './asset-store.ts'

/** What the work on pictures is made with. */
export interface AssetParts {
  db: Database
  store: AssetStore
  clock: () => Date
  /** Where readers load pictures from; nothing for this site. */
  publicUrl: string | undefined
  bytesPerAccount: number
}
