import { FileText } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { TemplateCard } from '../../../contract/template.ts'
import { callJson } from '../../../stores/api.ts'
import type { EditorStores } from '../use-editor.ts'
import type { Command } from './command.ts'

const COUNT = 6

/** The templates that were changed last, as places to go to; none where they cannot be read. */
export function useRecentTemplates({ document }: EditorStores): Command[] {
  const [recent, setRecent] = useState<Command[]>([])
  useEffect(() => {
    const own = document.$saved.get()?.id
    void callJson<TemplateCard[]>(`/api/templates?limit=${COUNT}`, { isQuiet: true })
      .then(cards => setRecent(cards.filter(({ id }) => id !== own).map(toCommand)))
      .catch(() => {})
  }, [document])
  return recent
}

const toCommand = ({ id, name }: TemplateCard): Command => ({
  id: `template-${id}`,
  label: name,
  icon: FileText,
  group: 'go',
  run: () => location.assign(`/editor/${id}`)
})
