import type { SectionInput } from '../../../../email/sections/normalise.ts'
import type { Material } from '../material.ts'

export type MadeSection = Omit<SectionInput, 'layout' | 'tone'>

/** One part of an email, or nothing when the brief has nothing for it. It takes what it says out of the material. */
export type Part = (material: Material) => MadeSection | undefined

export const made = (kind: string, content: SectionInput['content']): MadeSection => ({ kind, content })
