import { Palette } from 'lucide-react'
import type { Command } from './command.ts'

export const THEME_COMMANDS: Command[] = [
  {
    id: 'theme',
    label: 'Theme',
    icon: Palette,
    group: 'email',
    fits: ({ selection }) => !selection.$typing.get(),
    run: ({ theming }) => theming.toggle()
  }
]
