import { useStore } from '@nanostores/react'
import { Search } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import type { TemplatePage } from '../../contract/template.ts'
import type { Asked } from '../../stores/templates/address.ts'
import { $fetching, $list, hydrateTemplates, listOf, PAGE_SIZE } from '../../stores/templates/list.ts'
import { $asked, followAddress } from '../../stores/templates/search.ts'
import { Button } from '../ui/Button.tsx'
import { Icon } from '../ui/Icon.tsx'
import { rescueFocus } from '../ui/rescue-focus.ts'
import { NewMenu } from './NewMenu.tsx'
import { TemplateGrid } from './TemplateGrid.tsx'
import { TemplateTools } from './TemplateTools.tsx'
import { useTemplateKeys } from './use-template-keys.ts'

export interface TemplatePaneProps {
  /** The templates that the page was made with, and where their list goes on. */
  page: TemplatePage
  /** What the page's address asks of the list. */
  given: Asked
  /** When the page was made, in ms since 1970. */
  now: number
  /** Otherwise it keeps its state out of sight. */
  isShown: boolean
  /** Ways to begin, in the place of a list with nothing in it. */
  children?: ReactNode
}

/** 'Your Templates': what can be done with all of them, and each as a card. */
export function TemplatePane({ page, given, now, isShown, children }: TemplatePaneProps) {
  // First of all effects: what follows shows the stores, which are empty until then.
  useEffect(() => {
    hydrateTemplates(page, given)
    $asked.set(given)
    return followAddress()
  }, [page, given])
  const list = useStore($list, { ssr: () => listOf(page, given) })
  const asked = useStore($asked, { ssr: () => given })
  const fetching = useStore($fetching, { ssr: 'initial' })
  const [tools, setTools] = useState<'closed' | 'open' | 'searching'>('closed')
  useTemplateKeys(isShown ? () => setTools('searching') : undefined)
  // Once something was asked, what it was asked with stays.
  if (tools === 'closed' && (asked.q !== '' || asked.sort !== 'updated')) setTools('open')
  const close = () => {
    setTools('closed')
    rescueFocus('.pane-tools button', '.template-search input')
  }
  const hasTemplates = list.total > 0 || list.asked.q !== ''
  const showsTools = tools !== 'closed' || list.total > PAGE_SIZE
  return (
    <section className="pane" aria-labelledby="templates" hidden={!isShown}>
      {children || (
        <>
          <div className="pane-head">
            <h2 className="pane-title pane-title-large" id="templates">
              Your Templates
            </h2>
            <div className="pane-tools">
              {hasTemplates && !showsTools && (
                <Button variant="ghost" size="bar" aria-keyshortcuts="/" onClick={() => setTools('searching')}>
                  <Icon of={Search} size={16} />
                  Search
                </Button>
              )}
              <NewMenu />
            </div>
          </div>
          {showsTools && (
            <TemplateTools {...{ list, asked, fetching }} hasFocus={tools === 'searching'} onClose={close} />
          )}
          <TemplateGrid {...{ list, asked, fetching, now }} />
        </>
      )}
    </section>
  )
}
