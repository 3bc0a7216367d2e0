import type { Group } from '../../../brief-reader/brief.ts'
import { sentence, withCapitals } from '../../../brief-reader/tidy.ts'
import type { Material } from '../material.ts'
import { iconFor } from '../scenes.ts'
import { numberWord } from '../words.ts'
import { linked } from './linked.ts'
import { openingHours } from './opening-hours.ts'
import { type MadeSection, made, type Part } from './part.ts'
import { titleApart } from './title-apart.ts'

/** How a list of the brief is shown: by what its label says and its items look like. */
function shape({ label, items }: Group, { brief }: Material): 'schedule' | 'steps' | 'stats' | 'features' | 'list' {
  if (items.every(({ time }) => time)) return 'schedule'
  if (items.length <= 4 && items.every(({ value }) => value) && (brief.requests.includes('stats') || items.length > 1))
    return 'stats'
  if (items.length > 6 || /\b(?:dishes|menu|flavou?rs|line-?up)\b/i.test(label ?? '')) return 'list'
  return /\b(?:steps?|how it works|what (?:happens|to do)|to do|getting started|instructions)\b/i.test(label ?? '')
    ? 'steps'
    : 'features'
}

const isPeople = ({ label = '' }: Group): boolean => /\b(?:speak|speakers?|hosts?|teachers?|team)/i.test(label)

/** Labels that only say that a list follows. */
const OF_THE_LIST = /^(?:the )?(?:topics?|stories|contents?|news|items|updates?|sections|features?)$/i

/** "Four new arrivals" as it was written: the figure is for a row of figures. The hours of "8 to 2" stay as they are. */
const inWords = (value: string, title: string): string =>
  /^\d{1,2}$/.test(value) && !/^(?:to|till|until|[ap]m)\b/i.test(title) ? numberWord(Number(value)) : value

/** A price beside a title ends in no full stop. */
const ONLY_SUM = /^(?:from )?[£$€₹]\s?[\d.,]*\d$/i

function render(group: Group, material: Material): MadeSection | undefined {
  const label = material.brief.kind === 'newsletter' && OF_THE_LIST.test(group.label ?? '') ? undefined : group.label
  const heading = label ?? (material.brief.kind === 'newsletter' ? 'In this issue' : undefined)
  const hours = openingHours(group)
  if (hours) return made('details', { heading: label ?? 'Opening hours', items: hours.map(row => ({ ...row })) })
  const items = group.items.map(titleApart)
  const titled = items.map(({ value, time, title, text }) => ({
    title: withCapitals(value ? `${inWords(value, title)} ${title}` : time ? `${time}: ${title}` : title),
    ...(text && { text: ONLY_SUM.test(text) ? text : linked(sentence(text)) })
  }))
  switch (shape(group, material)) {
    case 'schedule':
      return made('schedule', {
        ...(heading && { heading }),
        items: items
          .slice(0, 10)
          .map(({ time = '', title, text }) => ({ time, title, ...(text && { text: sentence(text) }) }))
      })
    case 'stats':
      return made('stats', {
        ...(heading && { heading }),
        items: items.map(({ value = '', title }) => ({ value, label: title }))
      })
    case 'steps':
      return made('steps', { ...(heading && { heading }), items: titled.slice(0, 6) })
    case 'list':
      return made('list', { ...(heading && { heading }), items: titled.slice(0, 10) })
    default:
      return made('features', {
        ...(heading && { heading }),
        items: titled.slice(0, 6).map((item, at) => ({
          icon: iconFor(isPeople(group) ? 'people' : `${item.title} ${item.text ?? ''}`, material.theme, at),
          ...item
        }))
      })
  }
}

/** The lists of the brief, each as a section: the first, the second, the third. */
export const groupAt =
  (at: number): Part =>
  material => {
    const group = material.brief.groups[at]
    return group && group.items.length > 1 ? render(group, material) : undefined
  }
