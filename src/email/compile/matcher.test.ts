import { parse } from 'css-what'
import { expect, test } from 'vitest'
import { parseHtml } from '../source/parse.ts'
import { createBudget } from './budget.ts'
import { createMatcher } from './matcher.ts'
import { CompileRefusal } from './refusal.ts'

const LIST = parseHtml(
  '<ul><li id=a class="x y"><b id=e></b></li><p id=p> </p><li id=b ALIGN=left>B</li><li id=c><!-- c --></li><i id=i>I<u></u></i></ul>'
)

function meets(selector: string, steps?: number, doc = LIST): string {
  const matcher = createMatcher(doc, createBudget(steps))
  const found = parse(selector).flatMap(tokens => matcher.select(tokens))
  return found.map(({ index, name }) => doc.attribute(index, 'id') ?? name).join(' ')
}

test.each([
  ['li:first-child', 'a'],
  ['i:last-child', 'i'],
  ['u:only-child', 'u'],
  ['li:last-of-type', 'c'],
  ['p:only-of-type', 'p'],
  ['ul > :nth-child(odd)', 'a b i'],
  ['ul > :nth-child(2n)', 'p c'],
  [':nth-child(n+4)', 'c i'],
  ['li:nth-child(-n+3)', 'a b'],
  ['li:nth-last-child( 2 )', 'c'],
  ['li:nth-of-type(2)', 'b'],
  ['li:nth-last-of-type(2n + 1)', 'a c'],
  ['li:nth-child(x), li:nth-child(), li:first-child(2)', ''],
  [':empty', 'e c u'],
  ['[align=left]', 'b'],
  ['[ALIGN=LEFT]', 'b'],
  ['li[align] + li', 'c'],
  ['li ~ i u', 'u'],
  ['p + .none', ''],
  ['ul .x.y b', 'e'],
  ['* ul', ''],
  [':not(li, [id=p]):not(:empty)', 'ul i'],
  ['ul > .y:is(.x, p)', 'a']
])('%s meets "%s"', (selector, ids) => {
  expect(meets(selector)).toBe(ids)
})

test.each([
  ['neighbours', 'i ~ .none ~ i, .x ~ i', '<i></i>'.repeat(200)],
  ['ancestors', '.none > .d .d > .d .d > .d .x', `${'<div class=d>'.repeat(60)}<b></b><i class=x></i>`],
  ['names of a list', `i:is(${Array.from({ length: 60 }, (_, at) => `b${at}`).join()})`, '<i></i>'.repeat(200)],
  ['long attributes', 'i[title*="z"], i[title*="zx"], i[title*="y"]', `<i title="${'x'.repeat(500_000)}"></i>`],
  ['long texts', 'i:empty, i:not(:empty), i:empty:not(a)', `<i>${'x'.repeat(500_000)}</i>`],
  ['elements of a common kind', Array(60).fill('i:not(.y)').join(), '<i></i>'.repeat(200)]
])('looking at %s is work, and is refused beyond measure', (_, selector, html) => {
  const doc = parseHtml(`<b class="x none"></b>${html}`)
  expect(() => meets(selector, 5_000, doc)).toThrow(CompileRefusal)
})
