import type { DesignersAnswer } from '../../contract/designer.ts'
import type { DraftWay } from '../../contract/draft.ts'

type Choice = DraftWay['designer']

interface DesignerOption {
  choice: Choice
  label: string
}

/** The designers that the account may choose now, the chosen first. */
export function designerOptions({ chosen, operator, connection, local }: DesignersAnswer): DesignerOption[] {
  const options: DesignerOption[] = [
    { choice: { designer: 'offline' }, label: 'Built-in, works offline' },
    ...(operator ? [{ choice: { designer: 'operator' } as const, label: 'The site’s model' }] : []),
    ...(connection ? [{ choice: { designer: 'own' } as const, label: `${connection.model}, your key` }] : []),
    ...(local?.chosen
      ? [{ choice: { designer: 'local', ...local.chosen } as const, label: `${local.chosen.model}, on this machine` }]
      : [])
  ]
  return options.sort((a, b) => Number(b.choice.designer === chosen) - Number(a.choice.designer === chosen))
}
