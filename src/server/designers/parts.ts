import type { DesignersConfig } from '../config/designers.ts'
import type { AiConfig } from '../config/services.ts'
import type { Database } from '../database/database.ts'
import type { Resolve } from '../internet/guarded-fetch.ts'
import type { Log } from '../log.ts'
import type { Workers } from '../workers/workers.ts'
import type { Sealing } from './sealing.ts'

/** What the designers of all accounts are made with. */
export interface DesignerParts
  extends Pick<DesignersConfig, 'localServers' | 'monthlyTokens'>,
    Partial<Pick<DesignersConfig, 'refine'>> {
  db: Database
  workers: Pick<Workers, 'design'>
  /** The site's own model. */
  ai: AiConfig | undefined
  sealing: Sealing | undefined
  clock: () => Date
  log: Pick<Log, 'warn'>
  /** How names become addresses, where it is not the system's way. */
  resolve?: Resolve | undefined
}
