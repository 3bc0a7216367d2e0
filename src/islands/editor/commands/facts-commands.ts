import { ListChecks } from 'lucide-react'
import type { Command } from './command.ts'

export const FACTS_COMMANDS: Command[] = [
  {
    id: 'facts',
    label: 'Facts',
    icon: ListChecks,
    group: 'email',
    fits: ({ selection }) => !selection.$typing.get(),
    run: ({ view }) => view.toggleFacts()
  }
]
