import type { AtRule } from 'postcss'
import type { EmailSource } from '../../../email/email.ts'
import { endOf, parseCss } from '../../../email/source/css.ts'
import { applySplices } from '../../../email/source/splice.ts'

/** The width of a phone, in px. */
export const PHONE = 390

/** An email whose rules for screens of a phone's width are those of all screens. */
export function asOnPhone(email: EmailSource): EmailSource {
  const { css } = email
  const splices = parseCss(css).nodes.flatMap(node => {
    if (node.type !== 'atrule' || node.name !== 'media' || !holdsOnPhone(node)) return []
    const from = node.source?.start?.offset ?? 0
    const end = endOf(node)
    const open = css.indexOf('{', from)
    return [
      { from, to: open + 1, insert: '' },
      { from: css.lastIndexOf('}', end - 1), to: end, insert: '' }
    ]
  })
  return { ...email, css: applySplices(css, splices) }
}

function holdsOnPhone({ params }: AtRule): boolean {
  const widths = [...params.matchAll(/(max|min)-width\s*:\s*(\d+)px/g)]
  const isOther = /prefers-|print|orientation|not\b/.test(params)
  return (
    !isOther &&
    widths.length > 0 &&
    widths.every(([, end, px]) => (end === 'max' ? Number(px) >= PHONE : Number(px) <= PHONE))
  )
}
