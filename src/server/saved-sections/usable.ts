import { nestingFault } from '../../email/source/nesting-fault.ts'
import { isSafeStyle } from '../../email/source/safe-url.ts'
import { firstUnsafe } from '../../email/source/unsafe.ts'
import { AppError } from '../errors.ts'

const UNSAFE_CSS =
  'The CSS runs or loads something that no email may hold, such as @import. Take it out and save the section again.'

/** Throws `unprocessable` for a section that could be put into no email. */
export function requireUsable({ html, css }: { html: string; css: string }) {
  const tooDeep = nestingFault(html)
  if (tooDeep) throw new AppError('unprocessable', tooDeep)
  const unsafe = firstUnsafe(html)
  if (unsafe)
    throw new AppError(
      'unprocessable',
      `The section has ${unsafe}, which no email may hold. Take it out and save the section again.`
    )
  if (!isSafeStyle(css)) throw new AppError('unprocessable', UNSAFE_CSS)
}
