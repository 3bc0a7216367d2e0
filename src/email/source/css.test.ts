import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseCss, setRootProperties, setRule } from './css.ts'
import { applySplices } from './splice.ts'

const changed = (css: string, selector: string, style: Record<string, string>, media?: string): string =>
  applySplices(css, setRule(css, selector, style, media))

test('any text is read, and every node knows where it stands', () => {
  fc.assert(
    fc.property(
      fc.array(
        fc.oneof(fc.constantFrom('a{', '}', ':', ';', '/*', '*/', '@media x{', '"', '{{b}}', '*zoom:1'), fc.string())
      ),
      parts => {
        const css = parts.join('')
        for (const node of parseCss(css).nodes) expect(node.source?.start?.offset).toBeLessThan(css.length)
      }
    )
  )
})

test.each([
  ['p { color: red }', { color: 'blue' }, 'p { color: blue }'],
  ['p{color:red;}', { margin: '0' }, 'p{color:red; margin: 0;}'],
  ['p{color:red}', { margin: '0', padding: '1px' }, 'p{color:red; margin: 0; padding: 1px}'],
  ['p { color: red; margin: 0 }', { color: '' }, 'p { margin: 0 }'],
  ['p {}', { color: 'red' }, 'p { color: red;}'],
  ['', { color: 'red' }, 'p { color: red }\n'],
  ['q { color: {{ brand }}; *zoom: 1 }', { color: 'red' }, 'q { color: {{ brand }}; *zoom: 1 }\np { color: red }\n'],
  ['q { color: red', { color: 'red' }, 'q { color: red}\np { color: red }\n'],
  ['q {} /* note', { color: 'red' }, 'q {} /* note*/\np { color: red }\n']
])('in %j the rule of p gets %j', (css, style, expected) => {
  expect(changed(css, 'p', style)).toBe(expected)
})

test('selectors and conditions are the same however they are spaced', () => {
  expect(
    changed('@media (max-width:480px){p>a,b{color:red}}', 'p > a, b', { color: 'blue' }, '(max-width: 480px)')
  ).toBe('@media (max-width:480px){p>a,b{color:blue}}')
})

test('custom properties of the root are replaced in place', () => {
  const css = ':root {\n  --a: red;\n  --b: 1px;\n}\n'
  expect(applySplices(css, setRootProperties(css, { '--b': '2px', '--c': 'x' }))).toBe(
    ':root {\n  --a: red;\n  --b: 2px; --c: x;\n}\n'
  )
})
