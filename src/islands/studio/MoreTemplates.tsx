import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { $more, loadMore } from '../../stores/templates.ts'
import { Button } from '../ui/Button.tsx'
import { ErrorLine } from '../ui/ErrorLine.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'

interface MoreTemplatesProps {
  /** How many templates are shown. */
  count: number
  /** Whether there are more. */
  hasMore: boolean
}

/** So far below the window the next page is fetched. */
const AHEAD = '600px'

/** The foot of a long list: scrolling near it brings the next page, and so does its button. It says how many are shown. */
export function MoreTemplates({ count, hasMore }: MoreTemplatesProps) {
  const state = useStore($more, { ssr: 'initial' })
  const foot = useRef<HTMLDivElement>(null)
  // Looked at anew after each page: a high window may have room for another one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!foot.current || !hasMore || state !== 'idle' || typeof IntersectionObserver === 'undefined') return
    const near = new IntersectionObserver(([entry]) => entry?.isIntersecting && void loadMore(), { rootMargin: AHEAD })
    near.observe(foot.current)
    return () => near.disconnect()
  }, [count, hasMore, state])
  const showMore = async () => {
    await loadMore()
    // With the last page the button goes: the first of the new templates is where the list goes on.
    rescueFocus(`.template-card:nth-child(${count + 1}) .template-picture`)
  }
  return (
    <div className="template-more" ref={foot}>
      {state === 'failed' && <ErrorLine>More templates could not be loaded. Please try again.</ErrorLine>}
      {hasMore && (
        <Button busy={state === 'loading'} busyLabel="Loading…" onClick={showMore}>
          Show more
        </Button>
      )}
      <p className="small" role="status">
        {hasMore
          ? `${count.toLocaleString('en')} templates shown`
          : `All ${count.toLocaleString('en')} templates shown`}
      </p>
    </div>
  )
}
