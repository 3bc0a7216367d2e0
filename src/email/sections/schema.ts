import type { ImageValue, LinkValue, ListSchema, Section, SectionKind, Slot, SlotSchema } from './section.ts'

/** A text slot that may be left out. */
export const text = (about: string): SlotSchema<'text'> => ({ slot: 'text', about })

/** A link slot that may be left out. */
export const link = (about: string): SlotSchema<'link'> => ({ slot: 'link', about })

/** An image slot that may be left out. */
export const image = (about: string): SlotSchema<'image'> => ({ slot: 'image', about })

/** HTML as it was written, whose elements are parts of the email in their own right. */
export const htmlSlot = (about: string): SlotSchema<'html'> => ({ slot: 'html', about })

/** The same slot, now one that no section may lack. */
export const required = <S extends Slot>(slot: SlotSchema<S>): SlotSchema<S> => ({ ...slot, required: true })

/** A list of `min` to `max` items. */
export const list = <I extends Record<string, SlotSchema>>(min: number, max: number, item: I): ListSchema<I> => ({
  item,
  min,
  max
})

/** What a kind may hold: its slots and its lists by name. */
export type Schema = Pick<SectionKind, 'slots' | 'lists'>

type ValueOf = { text: string; link: LinkValue; image: ImageValue; html: string }
type Values<Slots extends Record<string, SlotSchema>> = { [Name in keyof Slots]?: ValueOf[Slots[Name]['slot']] }

/** The content of sections of a schema, under the schema's own names. */
export type ContentOf<S extends Schema> = Values<S['slots']> & {
  [Name in keyof S['lists']]?: Values<S['lists'][Name]['item']>[]
}

/** One item of a list of a schema. */
export type ItemOf<S extends Schema, Name extends keyof S['lists']> = Values<S['lists'][Name]['item']>

/** Names in `C` whose values are a `V`: a slot that no schema has is a mistake of types, not an empty place in an email. */
export type NameOf<C, V> = { [Name in keyof C]-?: NonNullable<C[Name]> extends V ? Name : never }[keyof C] & string

interface Drawing<C> extends Omit<SectionKind, 'slots' | 'lists' | 'render'> {
  render: (section: Section<C>) => string
}

/** A kind of section: its schema, and a drawing that knows the content by the schema's names; normalising has seen to its types. */
export function sectionKind<S extends Schema>(schema: S, { render, ...drawing }: Drawing<ContentOf<S>>): SectionKind {
  return { ...drawing, ...schema, render: section => render(section as Section<ContentOf<S>>) }
}
