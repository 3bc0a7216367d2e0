import { expect, it } from 'vitest'
import { drawScene } from './draw-scene.ts'

const POTTERY = { brand: '#1f4d3f', accent: '#e2703a', canvas: '#f1ebdf', ink: '#1c2b26' }
const [SOFT, MIRRORED, NIGHT] = [1, 0, 4]

const fileOf = (attributes = '', shapes = '<rect class="brand" x="0" y="0" width="9" height="9"/>') =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"${attributes}>\n  ${shapes}\n</svg>\n`
const ruleOf = (svg: string, name: string) => new RegExp(`\\.${name}\\{([^}]*)\\}`).exec(svg)?.[1]

it('gives each class of a drawing its colour, as a fill or a line, and none that is not used', () => {
  const svg = drawScene(fileOf('', '<path class="brand accent-line" d="M0 0h9"/>'), POTTERY, SOFT)
  expect(ruleOf(svg, 'brand')).toBe('fill:#1f4d3f')
  expect(ruleOf(svg, 'accent-line')).toBe('fill:none;stroke:#e2703a')
  expect(svg.indexOf('.accent-line{')).toBeLessThan(svg.indexOf('.brand{'))
  expect(svg.match(/\{/g)).toHaveLength(2)
})

it('keeps the size of its drawing and everything in it', () => {
  const svg = drawScene(fileOf(), POTTERY, SOFT)
  expect(svg).toContain('width="400" height="300" viewBox="0 0 400 300"')
  expect(svg).toMatch(/<\/style>\n<rect class="brand" x="0" y="0" width="9" height="9"\/>\n<\/svg>\n$/)
})

it('swaps left and right where the variant says so and the drawing lets it', () => {
  const turned = '<g transform="translate(400 0) scale(-1 1)">'
  expect(drawScene(fileOf(), POTTERY, MIRRORED)).toContain(turned)
  expect(drawScene(fileOf(), POTTERY, SOFT)).not.toContain(turned)
  expect(drawScene(fileOf(' data-mirror="never"'), POTTERY, MIRRORED)).not.toContain(turned)
})

it('hides what belongs to the other light, and gives a drawing the light that it asks for', () => {
  const groups = '<g class="only-dark"/><g class="only-light"/>'
  const hidden = (attributes: string, variant: number) => {
    const svg = drawScene(fileOf(attributes, groups), POTTERY, variant)
    return ['only-dark', 'only-light'].filter(name => ruleOf(svg, name) === 'display:none')
  }
  expect(hidden('', SOFT)).toEqual(['only-dark'])
  expect(hidden('', NIGHT)).toEqual(['only-light'])
  expect(hidden(' data-light="night"', SOFT)).toEqual(['only-light'])
})

it('shows the square in the middle where it is cropped', () => {
  expect(drawScene(fileOf('', ''), POTTERY, SOFT, 'square')).toContain(
    'width="300" height="300" viewBox="50 0 300 300"'
  )
})
