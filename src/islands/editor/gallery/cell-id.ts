import type { Offer } from '../../../stores/editor/gallery/addition.ts'

/** The id of an offer's cell in a grid. */
export const cellId = (grid: string, { id }: Offer): string => `${grid}-${id.replace('/', '-')}`
