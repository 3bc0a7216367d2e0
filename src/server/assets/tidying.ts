import type { Log } from '../log.ts'
import type { AssetService } from './assets.ts'

const EVERY_MS = 5 * 60_000

/** Removes files whose rows are gone, now and every few minutes. Answers how to stop. */
export function startTidyingAssets(assets: Pick<AssetService, 'tidy'>, log: Pick<Log, 'info' | 'error'>): () => void {
  const tidy = () =>
    assets.tidy().then(
      removed => removed > 0 && log.info({ removed }, 'Removed files of pictures that are gone'),
      err => log.error({ err }, 'Files of pictures could not be removed')
    )
  void tidy()
  const timer = setInterval(tidy, EVERY_MS)
  timer.unref()
  return () => clearInterval(timer)
}
