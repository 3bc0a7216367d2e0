import { MERGE_TAG } from '../sections/urls.ts'
import type { Page } from './seen-page.ts'

/** What the sender is called: by an email's own header or footer, by what a page says of its site, else by its title. */
export function readName(page: Page): string | undefined {
  const { doc } = page
  const meta = (name: string) => {
    const found = doc.elements.find(
      each =>
        each.name === 'meta' &&
        [doc.attribute(each.index, 'property'), doc.attribute(each.index, 'name')].includes(name)
    )
    return found && doc.attribute(found.index, 'content')
  }
  const logo = doc.elements.find(
    ({ name, index }) =>
      name === 'img' && /\blogo\b/i.test(`${doc.attribute(index, 'alt')} ${doc.attribute(index, 'class')}`)
  )
  const called = logo && doc.attribute(logo.index, 'alt')?.replace(/[\s:–-]*\blogo\b[\s:–-]*/i, '')
  const names = [ownName(page), meta('og:site_name'), meta('application-name'), called, page.base && titleOf(page)]
  return names
    .map(name => name?.trim().replace(/\s+/g, ' '))
    .find(name => name && name.length <= 80 && !MERGE_TAG.test(name))
}

function ownName({ sections }: Page): string | undefined {
  const places = [
    ['header', 'logo'],
    ['footer', 'company']
  ]
  const values = places.map(
    ([kind, slot]) => sections.find(each => each.kind === kind)?.slots.find(each => each.name === slot)?.value
  )
  return values.find(value => typeof value === 'string' && value !== 'Your name' && !MERGE_TAG.test(value)) as
    | string
    | undefined
}

/** Titles name the page and the site, in one order or the other: the part that its address also names is the site. */
function titleOf({ doc, base = '' }: Page): string | undefined {
  const title = doc.elements.find(({ name }) => name === 'title')
  const parts = title ? doc.textContent(title.index).split(/\s+[|–—·:-]\s+/) : []
  const host = new URL(base).hostname.replaceAll(/[^a-z]/g, '')
  const isNamed = (part: string) => host.includes(part.toLowerCase().replaceAll(/[^a-z]/g, '') || '-')
  return parts.find(isNamed) ?? parts.at(-1)
}
