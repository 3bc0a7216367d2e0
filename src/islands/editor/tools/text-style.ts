import { Type } from 'lucide-react'
import { styled } from './context.ts'
import { stepOf, textSteps } from './text-steps.ts'
import type { ChoicesTool } from './tool.ts'

/** Title, Heading, Text …: the steps of the theme's type. */
export const textStyle: ChoicesTool = {
  type: 'choices',
  id: 'text-style',
  name: 'Text style',
  short: 'Style',
  icon: Type,
  fits: part => part.kind === 'text',
  face: ({ part }) => ({ text: stepOf(part)?.label ?? 'Style' }),
  choices: context => {
    const chosen = stepOf(context.part)
    return textSteps(context.part.email.css).map(({ value, label, style }) => ({
      value,
      label,
      isChosen: value === chosen?.value,
      operations: [styled(context, style)]
    }))
  }
}
