import { expectTypeOf, test } from 'vitest'
import { type ContentOf, type ItemOf, image, link, list, type NameOf, required, text } from './schema.ts'
import type { ImageValue, LinkValue } from './section.ts'

const schema = {
  slots: { heading: required(text('a heading')), button: link('an action'), picture: image('a picture') },
  lists: { items: list(1, 4, { title: text('its name'), more: link('where to read on') }) }
}
type Content = ContentOf<typeof schema>
type Item = ItemOf<typeof schema, 'items'>

test('a section and its items know the names of their slots, each where its type fits', () => {
  expectTypeOf<NameOf<Content, string>>().toEqualTypeOf<'heading'>()
  expectTypeOf<NameOf<Content, LinkValue>>().toEqualTypeOf<'button'>()
  expectTypeOf<NameOf<Content, ImageValue>>().toEqualTypeOf<'picture'>()
  expectTypeOf<NameOf<Content, object[]>>().toEqualTypeOf<'items'>()
  expectTypeOf<NameOf<Item, string>>().toEqualTypeOf<'title'>()
  expectTypeOf<NameOf<Item, LinkValue>>().toEqualTypeOf<'more'>()
})
