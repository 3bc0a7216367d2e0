import { useStore } from '@nanostores/react'
import { Languages } from 'lucide-react'
import { Button } from '../ui/Button.tsx'
import { Notice } from '../ui/Notice.tsx'
import type { OpenForm } from './form/open-form.ts'

export interface ForeignBriefProps {
  form: OpenForm
  /** Has the email written in English. */
  onEnglish: () => void
}

/** Says before any credit that the chosen designer does not write the brief's language; asks where that is not sure. */
export function ForeignBrief({ form: { store }, onEnglish }: ForeignBriefProps) {
  const language = useStore(store.$language)
  if (!language || language.writable) return null
  return (
    <div className="mt-4">
      <Notice
        tone="orange"
        icon={Languages}
        title={`This brief looks like ${language.name}, and this designer writes English.`}
        action={<Button onClick={onEnglish}>Write it in English</Button>}
      >
        No credit is used until an email is made.
      </Notice>
    </div>
  )
}
