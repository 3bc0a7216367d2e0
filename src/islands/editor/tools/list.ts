import { AlignLeft, List, ListOrdered } from 'lucide-react'
import { canList, listKindOf, toList } from './lists.ts'
import type { ChoicesTool } from './tool.ts'

const KINDS = [
  { value: 'p', label: 'No list', icon: AlignLeft },
  { value: 'ul', label: 'Bullets', icon: List },
  { value: 'ol', label: 'Numbers', icon: ListOrdered }
] as const

/** Bullets, numbers, or neither. */
export const list: ChoicesTool = {
  type: 'choices',
  id: 'list',
  name: 'List',
  icon: List,
  isMore: () => true,
  fits: canList,
  choices: ({ part }) =>
    KINDS.map(kind => ({ ...kind, isChosen: listKindOf(part) === kind.value, operations: toList(part, kind.value) }))
}
