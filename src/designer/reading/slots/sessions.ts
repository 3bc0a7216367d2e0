import { endOf, within } from '../entities/found.ts'
import type { Parsed } from '../text/parsed.ts'
import { between, type Draft, entitiesWithin, type Stage, sliceOf, trim } from './draft.ts'
import { fieldsOf } from './fields.ts'

const JOINT = /(?:\s|[-–—:,|@(]|\b(?:at|on|is|are|from|starts?|begins?|runs?|opens?)\b){1,40}$/i

/** Gives sessions their time, date and title. */
export const sessions: Stage = (drafts, parsed) =>
  drafts.map(one => (one.role === 'session' ? withTimes(one, parsed) : one))

function withTimes(session: Draft, parsed: Parsed): Draft {
  const { text } = parsed.view
  const inside = entitiesWithin(parsed.found, session.span)
  const [date, time] = (['date', 'time'] as const).map(kind => inside.find(one => one.kind === kind)?.span)
  const first = [date, time].filter(one => one !== undefined).sort((a, b) => a.at - b.at)[0]
  const last = [date, time].filter(one => one !== undefined).sort((a, b) => b.at - a.at)[0]
  if (!first || !last) return { ...session, fields: { title: session.span } }
  const before = trim(text, {
    at: session.span.at,
    length: sliceOf(text, between(session.span.at, first.at)).replace(JOINT, '').length
  })
  const after = trim(text, between(endOf(last), endOf(session.span)))
  const title = before.length > 2 ? before : after
  const price = fieldsOf(session.span, parsed).price
  return {
    ...session,
    fields: {
      ...(title.length > 0 && { title }),
      ...(date && { date }),
      ...(time && { time }),
      ...(price && !within(price, title) && { price })
    }
  }
}
