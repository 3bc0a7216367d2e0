import { readFileSync } from 'node:fs'
import { ROUTES } from '../helpers/routes.ts'
import { expect, test } from './fixtures.ts'

/** Every route of the built server, those that Astro brings along too. */
function builtRoutes(): string[] {
  const entry = readFileSync('dist/server/entry.mjs', 'utf8')
  const names = [...entry.matchAll(/"route":"([^"]+)"/g)].map(([, name]) => name ?? '')
  // Another spelling of the list would be found here, as none.
  expect(names).toContain('/studio')
  return names
}

test('the build answers the routes that are listed with a reason, and no others', () => {
  const listed = Object.values(ROUTES).flat()

  expect(builtRoutes().sort()).toEqual(listed.sort())
})

test("Astro's own routes are missing from the site", async ({ request }) => {
  const answers = ['/_image?href=/social-card.png&w=100&h=100&f=avif', '/_server-islands/any'].map(path =>
    request.get(path)
  )

  expect((await Promise.all(answers)).map(each => each.status())).toEqual([404, 404])
})

test('without the host before it, the build has nothing that resizes pictures', () => {
  expect(readFileSync('dist/server/entry.mjs', 'utf8')).not.toMatch(/assets\/endpoint\/(node|generic)|services\/sharp/)
})
