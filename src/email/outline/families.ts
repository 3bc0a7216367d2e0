/** What an element can stand among: a row among rows, a cell among cells; anything else would be thrown out of the table by browsers. */
export type Family = 'block' | 'row' | 'rows' | 'cell' | 'item' | 'shell'

const FAMILIES = new Map<string, Family>(
  Object.entries({
    tr: 'row',
    tbody: 'rows',
    thead: 'rows',
    tfoot: 'rows',
    td: 'cell',
    th: 'cell',
    li: 'item',
    html: 'shell',
    head: 'shell',
    body: 'shell',
    title: 'shell',
    meta: 'shell',
    base: 'shell'
  })
)

/** The family of an element, by its name in lower case. */
export const familyOf = (name: string): Family => FAMILIES.get(name) ?? 'block'

const PLACES: Record<Family, string> = {
  block: 'A block stands beside blocks',
  row: 'A row stands among the rows of a table',
  rows: 'A group of rows stands among others of its table',
  cell: 'A cell stands among the cells of a row',
  item: 'An item stands among the items of a list',
  shell: 'The shell of the email stays where it is'
}

/** Why an element may not stand beside another, in words; `undefined` when it may. */
export function besideFault(name: string, beside: string): string | undefined {
  const family = familyOf(name)
  return family === 'shell' || family !== familyOf(beside) ? `${PLACES[family]}.` : undefined
}
