import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { emailOf, HERO, PRODUCTS, partIn } from './fixtures/part-in.ts'
import { NO_LOOK } from './look.ts'
import type { ToolContext } from './tool.ts'
import { TOOLS, toolsFor } from './tools.ts'

const email = emailOf(HERO, PRODUCTS)
const idsFor = (ref: string) =>
  toolsFor({ part: partIn(email, ref), look: NO_LOOK, words: '' } as ToolContext).map(({ id }) => id)

test('every tool that a file declares stands in the list, once', () => {
  const files = readdirSync(import.meta.dirname).filter(name => /^[a-z-]+\.ts$/.test(name))
  const declared = files.flatMap(name => [
    ...readFileSync(`${import.meta.dirname}/${name}`, 'utf8').matchAll(
      /^export const \w+(?:: \w+Tool)? = (?:\{\n {2}type|markTool|step\(|move\()/gm
    )
  ])
  expect(TOOLS).toHaveLength(declared.length)
  expect(new Set(TOOLS.map(({ id }) => id)).size).toBe(TOOLS.length)
})

test('a part has the tools that fit it', () => {
  expect(idsFor('s1.heading')).toEqual(expect.arrayContaining(['text-style', 'size', 'colour', 'bold', 'merge-tag']))
  expect(idsFor('s1.heading')).not.toContain('alt-text')
  expect(idsFor('s1.image')).toEqual(expect.arrayContaining(['replace', 'alt-text', 'picture-width', 'corners']))
  expect(idsFor('s1.image')).not.toContain('bold')
  expect(idsFor('s1')).toEqual(expect.arrayContaining(['layout', 'tone', 'save-section', 'move-down', 'delete']))
  expect(idsFor('s1')).not.toContain('move-up')
  expect(idsFor('s1')).not.toContain('columns')
  expect(idsFor('s2.items.1.title')).toEqual(expect.arrayContaining(['columns', 'duplicate']))
})
