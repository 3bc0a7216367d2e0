import type { DraftAnswer } from '../../contract/draft.ts'
import type { TemplateCard } from '../../contract/template.ts'
import { loadAccount } from '../../stores/account.ts'
import { loadDraft } from '../../stores/drafts/drafts.ts'
import { findNewest, refreshList } from '../../stores/templates/list.ts'

/** So long the server needs to notice that nobody waits any more, in ms: mostly the first, on a busy machine all of them. */
const NOTICED = [400, 400, 800, 1_600]

interface Came {
  /** It was finished all the same, and its credit is spent. */
  late?: TemplateCard | undefined
  /** What stood of it. */
  draft?: DraftAnswer | undefined
}

/**
 * What came of an email that nobody waits for any more: the page asks the server instead of guessing.
 * @param since When it was asked for, by the server's clock, in ms since 1970.
 * @param stood A section was seen of it, so that one of both will be there.
 */
export async function whatCame(since: number, stood: boolean): Promise<Came> {
  let came: Came = {}
  for (const pause of stood ? NOTICED : NOTICED.slice(0, 2)) {
    await new Promise(resolve => setTimeout(resolve, pause))
    const [newest, draft] = await Promise.all([findNewest().catch(() => undefined), draftSince(since)])
    came = { late: newest && Date.parse(newest.created_at) >= since ? newest : undefined, draft }
    if (came.late || came.draft) break
  }
  await Promise.all([loadAccount(), refreshList().catch(() => {})])
  return came
}

/** The newest draft, if its email was cut after that time. */
export async function draftSince(since: number): Promise<DraftAnswer | undefined> {
  const draft = await loadDraft().catch(() => null)
  return draft && Date.parse(draft.cut_at) >= since ? draft : undefined
}
