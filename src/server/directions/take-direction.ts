import type { TemplateAnswer } from '../../contract/template.ts'
import { AppError } from '../errors.ts'
import { findVersion, missingVersion } from '../templates/conversation.ts'
import type { TemplateParts } from '../templates/parts.ts'
import { restored } from '../templates/restored.ts'
import { requireRow, saveRevision, toEmail, toTemplateAnswer } from '../templates/stored.ts'
import { labelOf, requireDirectionRow, requireSlot, updateDirections } from './direction-rows.ts'
import { sayOpening } from './opening-line.ts'

const UNFINISHED = 'This direction is not finished. Have it made first, or take another.'

/**
 * Makes a direction what the template goes on from. One that is the newest already is no new version; one that was gone on
 * with before another is taken stays as it was left.
 */
export function takeDirection(
  { db, clock }: TemplateParts,
  accountId: string,
  templateId: string,
  at: number
): Promise<TemplateAnswer> {
  return db.transaction(async tx => {
    await requireRow(tx, accountId, templateId)
    const row = await requireDirectionRow(tx, templateId, { isChanged: true })
    const template = await requireRow(tx, accountId, templateId)
    const slot = requireSlot(row, at)
    if (slot.revision === null) throw new AppError('conflict', UNFINISHED)
    if (row.taken === at) return toTemplateAnswer(template)
    const slots = row.slots.map((each, place) =>
      place === row.taken ? { ...each, revision: template.revision } : each
    )
    await updateDirections(tx, templateId, { slots, taken: at })
    await sayOpening(tx, templateId, slot, clock())
    if (slot.revision === template.revision) return toTemplateAnswer(template)
    const version = await findVersion(tx, templateId, slot.revision)
    if (!version) throw missingVersion()
    const made = restored(template, version, `Taken: **${labelOf(slot)}**`)
    return toTemplateAnswer(await saveRevision(tx, template, toEmail(version), made))
  })
}
