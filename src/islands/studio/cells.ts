import type { CSSProperties } from 'react'
import { PAGE_SIZE } from '../../stores/templates/list.ts'
import type { Layout } from './use-grid-layout.ts'

/** A place of the grid that is drawn; in a long list, where. */
export interface Cell {
  index: number
  /** In px below the top of the grid. */
  top?: number
  /** Counted from 0. */
  column?: number
}

/** Of the page that a picture shows. */
const EMAIL_WIDTH = 600

/** The places of a list that stands in its order, as the page comes from the server. */
export function firstCells(known: number): Cell[] {
  return Array.from({ length: Math.min(known, PAGE_SIZE) }, (_, index) => ({ index }))
}

/** The places of some rows of a long list. */
export function cellsOf(rows: number[], { columns, pitch }: Layout, total: number): Cell[] {
  return rows.flatMap(row => {
    const places = Array.from({ length: columns }, (_, column) => ({ index: row * columns + column, column }))
    return places.filter(({ index }) => index < total).map(cell => ({ ...cell, top: row * pitch }))
  })
}

/** What the style sheet needs of a grid whose cards are placed. */
export function gridStyle({ columns, pitch, picture }: Layout, total: number): CSSProperties {
  const lengths = { '--pitch': `${pitch}px`, '--picture': `${picture}px`, '--scale': picture / EMAIL_WIDTH }
  return { height: Math.ceil(total / columns) * pitch, ...lengths }
}
