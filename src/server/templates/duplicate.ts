import type { TemplateAnswer } from '../../contract/template.ts'
import { addMessage } from './messages.ts'
import type { TemplateParts } from './parts.ts'
import { copyOpening } from './replies.ts'
import { insertTemplate, requireRow, toEmail, toTemplateAnswer } from './stored.ts'

/** A name may have 200 characters, its copy's too. */
const LONGEST_NAME = 200
const SUFFIX = ' (copy)'

/** Copies the newest state of a template, free of charge, as a template with versions and a chat of its own. */
export function duplicateTemplate(
  { db, clock }: TemplateParts,
  accountId: string,
  id: string
): Promise<TemplateAnswer> {
  return db.transaction(async tx => {
    const original = await requireRow(tx, accountId, id)
    const name = copyName(original.name)
    const row = await insertTemplate(
      tx,
      original,
      { ...toEmail(original), name },
      {
        cause: 'copy',
        title: `Copied from **${original.name}**`
      }
    )
    await addMessage(tx, row.id, { role: 'assistant', content: copyOpening(name, original.name), at: clock() })
    return toTemplateAnswer(row)
  })
}

/** "Name (copy)". A long name gives way, and no letter of it is cut in two. */
export function copyName(name: string): string {
  const kept = name.slice(0, LONGEST_NAME - SUFFIX.length).replace(/[\ud800-\udbff]$/, '')
  return kept.trimEnd() + SUFFIX
}
