import { Type } from 'lucide-react'
import type { Command } from './command.ts'

export const FACTS_COMMANDS: Command[] = [
  {
    id: 'facts',
    label: 'Facts',
    icon: Type,
    group: 'email',
    fits: ({ selection }) => !selection.$typing.get(),
    run: ({ view }) => view.toggleFacts()
  }
]
