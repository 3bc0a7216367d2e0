import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { TemplatePage } from '../../contract/template.ts'
import { $nextCursor, $templates, hydrateTemplates } from '../../stores/templates.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { MoreTemplates } from './MoreTemplates.tsx'
import { TemplateCard } from './TemplateCard.tsx'

export interface TemplateGridProps {
  /** The templates that the page was made with, and where their list goes on. */
  page: TemplatePage
  /** When it was made, in ms since 1970. */
  now: number
}

/** 'Your Templates', the newest change first. */
export function TemplateGrid({ page, now }: TemplateGridProps) {
  useEffect(() => hydrateTemplates(page), [page])
  const known = useStore($templates, { ssr: () => page.templates })
  const next = useStore($nextCursor, { ssr: () => page.next_cursor })
  if (known.length === 0 && next === null) {
    return <EmptyState title="No templates yet">Write a brief on the left, and the first one will lie here.</EmptyState>
  }
  return (
    <>
      <ul className="template-grid">
        {known.map(template => (
          <TemplateCard key={template.id} template={template} now={now} />
        ))}
      </ul>
      {(page.next_cursor ?? next) !== null && <MoreTemplates count={known.length} hasMore={next !== null} />}
    </>
  )
}
