import { expect, test } from 'vitest'
import { compile } from '../../compile/compile.ts'
import { BLANK_EMAIL, type EmailSource } from '../../email.ts'
import { applyOperations } from '../../operations/apply.ts'
import { outlineOf } from '../../outline/outline.ts'

const image = { src: '/media/scenes/stage.png', alt: 'The stage at dusk' }
const made = (layout: string, label: string, href: string) =>
  applyOperations(BLANK_EMAIL, [{ op: 'add', kind: 'image', layout, content: { image, link: { label, href } } }], {
    onRefusal: 'stop'
  }).email

function sent(email: EmailSource): string {
  const compiled = compile(email, { siteUrl: 'https://m.example' })
  if (!compiled.ok) throw new Error(compiled.reason)
  return compiled.html
}

test.each(['full', 'inset'])(
  'a picture and the words below it lead to one place, and read back as they were: %s',
  layout => {
    const email = made(layout, 'Watch the film', 'https://vimeo.com/1')
    expect(outlineOf(email).sections[0]?.section.content).toEqual({
      image,
      link: { label: 'Watch the film', href: 'https://vimeo.com/1' }
    })
    expect(sent(email).match(/href="https:\/\/vimeo\.com\/1"/g)).toHaveLength(2)
    const moved = applyOperations(email, [{ op: 'set', ref: 's1.link', value: { href: '{{film_url}}' } }], {
      onRefusal: 'stop'
    }).email
    expect(sent(moved).match(/href="{{film_url}}"/g)).toHaveLength(2)
    expect(sent(moved)).not.toContain('data-')
  }
)

test.each([
  ['See it live', 'https://www.youtube.com/watch?v=1', true],
  ['Two minutes', '{{video_url}}', true],
  ['Film ansehen', 'https://clay.example/2', true],
  ['All pictures', 'https://clay.example/album', false],
  ['Displays', 'https://clay.example/filmy', false]
])('%s, %s: a play sign: %s', (label, href, isFilm) => {
  expect(made('inset', label, href).html.includes('►')).toBe(isFilm)
})
