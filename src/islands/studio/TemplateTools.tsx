import { Search } from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { TemplateSort } from '../../contract/template-sorts.ts'
import { type Asked, LONGEST_SEARCH } from '../../stores/templates/address.ts'
import type { TemplateList } from '../../stores/templates/list.ts'
import { ask } from '../../stores/templates/search.ts'
import { Icon } from '../ui/Icon.tsx'
import { countWords } from './count-words.ts'

const SORT_WORDS: Record<TemplateSort, string> = { updated: 'Last edited', created: 'Newest', name: 'Name' }

export interface TemplateToolsProps {
  list: TemplateList
  asked: Asked
  /** How fetching stands. */
  fetching: string
  /** The search was asked for just now. */
  hasFocus: boolean
  /** The search is left without a word. */
  onClose: () => void
}

/** Search and order of the templates, and how many there are. */
export function TemplateTools({ list, asked, fetching, hasFocus, onClose }: TemplateToolsProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (hasFocus) field.current?.focus()
  }, [hasFocus])
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.preventDefault()
    if (asked.q !== '') ask({ q: '' })
    else onClose()
  }
  return (
    <search className="template-tools">
      <div className="template-search">
        <Icon of={Search} size={16} />
        <input
          ref={field}
          className="input"
          aria-label="Search your templates"
          aria-keyshortcuts="/"
          placeholder="Name or words"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={LONGEST_SEARCH}
          value={asked.q}
          onChange={event => ask({ q: event.target.value })}
          onKeyDown={onKeyDown}
        />
        <span className="search-key" aria-hidden="true">
          /
        </span>
      </div>
      <select
        className="select"
        aria-label="Sort by"
        value={asked.sort}
        onChange={event => ask({ sort: event.target.value as TemplateSort })}
      >
        {Object.entries(SORT_WORDS).map(([sort, words]) => (
          <option key={sort} value={sort}>
            {words}
          </option>
        ))}
      </select>
      <p className={list.total === 0 ? 'only-spoken' : 'small'} role="status" aria-busy={fetching === 'another'}>
        {countWords(list)}
      </p>
    </search>
  )
}
