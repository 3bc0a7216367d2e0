import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $templates, type TemplateCard as Card } from '../../stores/templates.ts'
import { EmptyState } from '../ui/EmptyState.tsx'
import { TemplateCard } from './TemplateCard.tsx'

export interface TemplateGridProps {
  /** The templates that the page was made with. */
  templates: Card[]
  /** When it was made, in ms since 1970. */
  now: number
}

/** 'Your Templates', the newest change first. */
export function TemplateGrid({ templates, now }: TemplateGridProps) {
  useEffect(() => $templates.set(templates), [templates])
  const known = useStore($templates, { ssr: () => templates })
  if (known.length === 0) {
    return <EmptyState title="No templates yet">Write a brief on the left, and the first one will lie here.</EmptyState>
  }
  return (
    <ul className="template-grid">
      {known.map(template => (
        <TemplateCard key={template.id} template={template} now={now} />
      ))}
    </ul>
  )
}
