import type { DesignerError, DesignerFailure } from '../../designer/designer.ts'
import { AppError } from '../errors.ts'
import type { Chosen } from './choice.ts'

const NOTHING = 'Nothing was changed or charged.'
const OTHER = 'choose another designer in Settings'

/**
 * A designer's failure as the person is told of it who cannot see the site's configuration: what happened, and what they can do.
 * What a brief is written in is no failure, and stays what it is.
 */
export function explain(error: DesignerError, chosen: Chosen): Error {
  if (error.failure === 'language') return error
  const code = error.failure === 'timeout' ? 'designer_timeout' : 'designer_failed'
  return new AppError(code, sentenceOf(error, chosen) ?? error.message)
}

/** What the operator may have set wrongly, where the site's own model fails. */
const SET_BY: Partial<Record<DesignerFailure, string>> = { key: 'AI_API_KEY', model: 'AI_MODEL, AI_BASE_URL' }

export const settingsOf = ({ failure }: DesignerError, { designer }: Chosen): string | undefined =>
  designer === 'operator' ? SET_BY[failure] : undefined

function sentenceOf({ failure, message }: DesignerError, { designer, ai, server }: Chosen): string | undefined {
  const isReach = failure === 'address' || failure === 'unavailable'
  if (designer === 'operator' && (isReach || failure === 'key' || failure === 'model')) {
    return `The site's model cannot be used just now. ${NOTHING} Try again in a minute, or ${OTHER}.`
  }
  if (designer === 'local') {
    if (isReach) return `${server} does not answer on this machine, or broke off. ${NOTHING} Start it, or ${OTHER}.`
    if (failure === 'model') return `${server} does not have "${ai?.model}". ${NOTHING} Load it there, or ${OTHER}.`
    if (failure === 'key') return `${server} asks for a key. ${NOTHING} Connect it as your own key in Settings.`
  }
  if (designer !== 'own') return undefined
  if (failure === 'key')
    return `The service refused the key. ${NOTHING} Put in another one in Settings, under Designer.`
  if (failure === 'model') {
    return `The service does not know the model "${ai?.model}". ${NOTHING} Choose another model in Settings, under Designer.`
  }
  if (failure === 'address') return message
  return isReach
    ? `The service could not be reached, or broke off. ${NOTHING} Try again in a minute, or ${OTHER}.`
    : undefined
}
