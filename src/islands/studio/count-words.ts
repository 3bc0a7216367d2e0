import type { TemplateList } from '../../stores/templates/list.ts'

/** '5,000 templates', '1 template with these words'. */
export function countWords({ total, asked }: Pick<TemplateList, 'total' | 'asked'>): string {
  const count = `${total === 0 ? 'No' : total.toLocaleString('en')} template${total > 1 ? 's' : ''}`
  return asked.q.trim() === '' ? count : `${count} with these words`
}
