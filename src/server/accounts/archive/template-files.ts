import { and, asc, eq, gt } from 'drizzle-orm'
import { strToU8 } from 'fflate'
import type { Database } from '../../database/database.ts'
import { messages, templateDirections, templates, templateVersions } from '../../database/schema.ts'
import { fileNameOf } from '../../templates/file-name.ts'
import { type ArchiveFile, jsonFile } from './zip.ts'

type Template = typeof templates.$inferSelect

/** Every template of an account with its versions and its conversation, those too that can still be brought back. */
export async function* templateFiles(db: Database, accountId: string): AsyncGenerator<ArchiveFile> {
  for await (const template of ownTemplates(db, accountId)) {
    const { words: _, sortName: __, htmlValue, cssValue, ...told } = template
    const folder = `templates/${fileNameOf(template.name, 40) || 'template'}-${template.id.slice(0, 8)}`
    const at = template.updatedAt
    yield jsonFile(`${folder}/template.json`, told, at)
    yield { name: `${folder}/template.html`, bytes: strToU8(htmlValue), at }
    yield { name: `${folder}/template.css`, bytes: strToU8(cssValue), at }
    yield jsonFile(`${folder}/messages.json`, await messagesOf(db, template.id), at)
    yield* directionFiles(db, template, folder)
    yield* versionFiles(db, template, folder)
  }
}

/** One at a time: together they may be more than a server has room for. */
async function* ownTemplates(db: Database, accountId: string): AsyncGenerator<Template> {
  const own = eq(templates.accountId, accountId)
  let last: string | undefined
  for (;;) {
    const after = last === undefined ? own : and(own, gt(templates.id, last))
    const [template] = await db.select().from(templates).where(after).orderBy(asc(templates.id)).limit(1)
    if (!template) return
    yield template
    last = template.id
  }
}

async function* versionFiles(db: Database, { id }: Template, folder: string): AsyncGenerator<ArchiveFile> {
  const own = eq(templateVersions.templateId, id)
  let last = 0
  for (;;) {
    const after = and(own, gt(templateVersions.revision, last))
    const [version] = await db
      .select()
      .from(templateVersions)
      .where(after)
      .orderBy(asc(templateVersions.revision))
      .limit(1)
    if (!version) return
    last = version.revision
    yield jsonFile(`${folder}/versions/${String(last).padStart(4, '0')}.json`, version, version.createdAt)
  }
}

async function* directionFiles(db: Database, { id, updatedAt }: Template, folder: string): AsyncGenerator<ArchiveFile> {
  const [directions] = await db.select().from(templateDirections).where(eq(templateDirections.templateId, id))
  if (directions) yield jsonFile(`${folder}/directions.json`, directions, updatedAt)
}

const messagesOf = (db: Database, id: string) =>
  db.select().from(messages).where(eq(messages.templateId, id)).orderBy(asc(messages.createdAt), asc(messages.id))
