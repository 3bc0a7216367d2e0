import type { DesignersAnswer } from '../../../contract/designer.ts'

/** Where an account may connect a model to, as it stands in a sentence: 'connect Ollama, found on this machine'. Nothing where it has one. */
export function connectWords({ operator, connection, local }: DesignersAnswer): string | undefined {
  if (operator || connection || local?.chosen) return undefined
  const found = local?.servers.find(({ models }) => models.length > 0)
  return found ? `connect ${found.name}, found on this machine` : 'connect a model'
}
