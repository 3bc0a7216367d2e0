import type { DirectionsAnswer } from '../../contract/directions.ts'
import type { TemplateAnswer } from '../../contract/template.ts'
import { ApiError } from '../api.ts'
import { loadSectionStyles } from '../section-styles.ts'
import { withBorrowed } from './borrow.ts'
import { emailOf } from './columns.ts'
import { createMaking } from './making.ts'
import { type Api, createState } from './state.ts'

/** Two or three designs of one brief, beside each other: as they are made, and what is chosen of them. */
export function createDirections(given: DirectionsAnswer | undefined, { callJson, ...api }: Api) {
  const state = createState(given, callJson)
  const { $columns, $chosen, $isTaking, addressOf, refresh } = state
  let isBusy = false

  /** Makes one what the template goes on from. Throws what the API refused. */
  async function take(at: number): Promise<TemplateAnswer> {
    const request = { method: 'POST', body: { direction: at } } as const
    const { template } = await callJson<{ template: TemplateAnswer }>(addressOf('/take'), request)
    $chosen.set(at)
    return template
  }

  /** Puts a section of one into the chosen one, as a step of its versions. Throws what was refused, in words. */
  async function takeSection(from: number, at: number) {
    const source = $columns.get()[from]
    if (isBusy || !source) return
    isBusy = true
    try {
      const [template] = await Promise.all([take($chosen.get()), loadSectionStyles()])
      const ids = { id: crypto.randomUUID(), at: new Date().toISOString() }
      const made = withBorrowed(emailOf(template), { ...source, section: at }, ids)
      if (typeof made === 'string') throw new ApiError(422, 'unprocessable', made)
      const { html: html_value, css: css_value } = made.email
      const body = { revision: template.revision, html_value, css_value, steps: [made.step] }
      await callJson(`/api/templates/${template.id}`, { method: 'PATCH', body })
      await refresh()
    } finally {
      isBusy = false
    }
  }

  /** Offers the others' sections for one, or ends that. */
  function offerSections(at: number) {
    const isOn = $isTaking.get() && $chosen.get() === at
    $chosen.set(at)
    $isTaking.set(!isOn)
  }

  return { ...state, ...createMaking(state, api), take, takeSection, offerSections }
}

export type Directions = ReturnType<typeof createDirections>
