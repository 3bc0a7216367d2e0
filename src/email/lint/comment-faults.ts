import { conditionalInside } from '../source/comments.ts'
import type { SourceComment, SourceDocument } from '../source/source.ts'
import { cut, type Fault, put } from './fault.ts'

/** Comments that are never closed, and Outlook's conditions and ghost tables that are opened or closed once too often. */
export function commentFaults(doc: SourceDocument): Fault[] {
  return [...unended(doc), ...conditions(doc), ...ghosts(doc)]
}

const END = '<!--<![endif]-->'

function unended({ source, comments }: SourceDocument): Fault[] {
  return comments.flatMap(({ start, end, kind }): Fault[] => {
    const text = source.slice(start, end)
    if (!text.startsWith('<!--')) return []
    if (!/--!?>$/.test(text) && end === source.length)
      return [
        {
          from: start,
          to: start + 4,
          severity: 'error',
          message: 'This comment is never closed by **-->**.',
          breaks: true
        }
      ]
    if (!kind.startsWith('mso') || /<!\s*\[endif\]\s*-->$/i.test(text)) return []
    const message = 'This condition for Outlook is not ended by **<![endif]**.'
    return [
      { from: start, to: start + conditionLength(text), severity: 'error', message, fix: put(end - 3, '<![endif]') }
    ]
  })
}

const conditionLength = (text: string): number => (/^<!(--)?\[[^\]]*\]>?/.exec(text) ?? ['<!--'])[0].length

/** What everybody but Outlook sees stands between two comments, which come in pairs. */
function conditions({ source, comments }: SourceDocument): Fault[] {
  const open: SourceComment[] = []
  const faults: Fault[] = []
  for (const comment of comments) {
    if (comment.kind === 'not-mso-open') open.push(comment)
    if (comment.kind === 'not-mso-close' && !open.pop()) {
      const { start: from, end: to } = comment
      const message = `**${source.slice(from, to)}** ends no condition for Outlook.`
      faults.push({ from, to, severity: 'error', message, fix: cut(from, to) })
    }
  }
  const message = `What begins here for other clients than Outlook is not ended by **${END}**.`
  return [...faults, ...open.map(({ start, end }): Fault => ({ from: start, to: end, severity: 'error', message }))]
}

interface GhostTag {
  name: string
  from: number
  to: number
}

const GHOST_TAG = /<(\/?)(table|div|center|v:[a-z]+)\b[^>]*?(\/?)>/gi

/** Tables that only Outlook sees are opened in one comment and closed in another. */
function ghosts({ source, comments }: SourceDocument): Fault[] {
  const open: GhostTag[] = []
  const faults: Fault[] = []
  for (const { start, end, kind } of comments) {
    if (!kind.startsWith('mso')) continue
    const text = source.slice(start, end)
    const inside = conditionalInside(text)
    if (!inside) continue
    for (const [tag, slash, written = '', own] of matches(text.slice(inside.from, inside.to))) {
      const name = written.toLowerCase()
      const from = start + inside.from + tag.at
      const at = open.findLastIndex(ghost => ghost.name === name)
      if (!slash && !own) open.push({ name, from, to: from + tag.text.length })
      else if (slash && at >= 0) open.splice(at, 1)
      else if (slash) faults.push(ghostFault({ name: `/${name}`, from, to: from + tag.text.length }, 'closes nothing'))
    }
  }
  return [...faults, ...open.map(tag => ghostFault(tag, 'is never closed'))]
}

function matches(text: string): [{ text: string; at: number }, string, string, string][] {
  return [...text.matchAll(GHOST_TAG)].map(match => [
    { text: match[0], at: match.index },
    match[1] ?? '',
    match[2] ?? '',
    match[3] ?? ''
  ])
}

const ghostFault = ({ name, from, to }: GhostTag, what: string): Fault => ({
  from,
  to,
  severity: 'error',
  message: `**<${name}>** ${what} in the comments for Outlook.`
})
