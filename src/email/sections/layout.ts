import { type Html, html, raw } from './html.ts'
import type { NameOf } from './schema.ts'
import type { Section } from './section.ts'

/** How parts stand together: the tables of sections, rows, columns and lists. */

/** What the table of a section says of it. */
type Marks = Omit<Section, 'content'>

/** The table of a section around its rows (`<tr>`…). */
export function sectionTable({ kind, layout, tone, across }: Marks, rows: Html): string {
  const mark = across === undefined ? undefined : raw(` data-across="${across}"`)
  const table = html`
    <table role="presentation" class="section tone-${tone} section-${kind} section-${kind}-${layout}" data-section="${kind}" data-layout="${layout}" data-tone="${tone}"${mark} width="100%" cellpadding="0" cellspacing="0" border="0">
      ${rows}
    </table>`
  return `${table.html}\n`
}

/** A section whose content is one padded cell. */
export function paddedSection(section: Marks, inner: Html | undefined, cell = 'pad'): string {
  return sectionTable(section, html`${row(inner, cell)}`)
}

/** One row of one cell. */
export function row(inner: Html | undefined, cell: string): Html | undefined {
  return (
    inner &&
    html`
      <tr>
        <td class="${cell}">
          ${inner}
        </td>
      </tr>`
  )
}

/** A table for layout, inside a cell. */
export function layoutTable(rows: Html, className = 'grid'): Html {
  return html`
    <table role="presentation" class="${className}" width="100%" cellpadding="0" cellspacing="0" border="0">
      ${rows}
    </table>`
}

/** Several parts one below another; `undefined` when none is there. */
export function below(...parts: (Html | undefined)[]): Html | undefined {
  const present = parts.filter(part => part !== undefined)
  return present.length > 0 ? html`${present}` : undefined
}

/** Names of the lists in `C`, and what an item of one holds. */
type ListName<C> = NameOf<C, object[]>
type ItemIn<C, L extends keyof C> = NonNullable<C[L]> extends (infer I)[] ? I : never

/** The items of a list, or none. */
export const itemsOf = <C, L extends ListName<C>>(content: C, list: L): ItemIn<C, L>[] =>
  (content[list] as ItemIn<C, L>[] | undefined) ?? []

/** How one item is drawn: into a cell of its own, `width` px wide. */
export type DrawCell<I> = (item: I, width: number, at: number) => Html | undefined

/** A list side by side, `across` in a row; on small screens one below another. */
export function columns<C, L extends ListName<C>>(
  content: C,
  list: L,
  across: number,
  draw: DrawCell<ItemIn<C, L>>,
  options: ColumnOptions = {}
): Html {
  const { within = 520, cell = 'cell' } = options
  const gutter = Math.min(options.gutter ?? 24, across === 4 ? 16 : Infinity)
  const items = itemsOf(content, list)
  const width = Math.floor((within - gutter * (across - 1)) / across)
  const rows = Array.from({ length: Math.ceil(items.length / across) }, (_, at) =>
    items.slice(at * across, (at + 1) * across)
  )
  return html`
    <table role="presentation" class="${across === 4 ? 'grid four' : 'grid'}" data-list="${list}" width="100%" cellpadding="0" cellspacing="0" border="0">
      ${rows.map((items, at) => columnRow(items, { across, width, gutter, cell: at === 0 ? cell : `${cell} next`, draw }, at * across))}
    </table>`
}

interface ColumnOptions {
  gutter?: number
  within?: number
  /** Classes of each cell. */
  cell?: string
}

interface RowShape<I> {
  across: number
  width: number
  gutter: number
  cell: string
  draw: DrawCell<I>
}

function columnRow<I>(items: I[], { across, width, gutter, cell, draw }: RowShape<I>, first: number): Html {
  const space = html`<td class="gutter" width="${gutter}">&nbsp;</td>`
  const cells = items.flatMap((item, at) => {
    const drawn = html`
      <td class="stack ${cell}" data-item width="${width}" valign="top">
        ${draw(item, width, first + at)}
      </td>`
    return at === 0 ? [drawn] : [space, drawn]
  })
  const missing = across - items.length
  if (missing > 0)
    cells.push(html`<td class="gutter" width="${(width + gutter) * missing}" colspan="${missing * 2}">&nbsp;</td>`)
  return html`
    <tr>
      ${cells}
    </tr>`
}

/** A list one below another: `draw` gives the cells of one row. */
export function rows<C, L extends ListName<C>>(
  content: C,
  list: L,
  draw: (item: ItemIn<C, L>, at: number) => Html | undefined,
  className = 'grid'
): Html {
  return html`
    <table role="presentation" class="${className}" data-list="${list}" width="100%" cellpadding="0" cellspacing="0" border="0">
      ${itemsOf(content, list).map(
        (item, at) => html`
          <tr data-item>
            ${draw(item, at)}
          </tr>`
      )}
    </table>`
}

/** How many stand side by side so that rows come out even. */
export function acrossFor(count: number): number {
  return count === 1 ? 1 : count === 2 || count === 4 ? 2 : 3
}

/** The `colspan` of a cell that also takes the place of absent neighbours; nothing when they are all there. */
export function wide(...neighbours: (Html | undefined)[]): Html | undefined {
  const absent = neighbours.filter(neighbour => neighbour === undefined).length
  return absent > 0 ? raw(` colspan="${absent + 1}"`) : undefined
}
