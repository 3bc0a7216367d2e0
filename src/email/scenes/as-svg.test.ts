import { expect, it } from 'vitest'
import { imageUrl } from '../sections/urls.ts'
import { sceneUrl, thingUrl } from '../theme/media-urls.ts'
import { DEFAULT_THEME } from '../theme/theme.ts'
import { sceneAsSvg, scenesAsSvg } from './as-svg.ts'

const sea = sceneUrl('sea', DEFAULT_THEME, 2)

it('turns the addresses of drawings, and of nothing else', () => {
  expect(sceneAsSvg(thingUrl('mug', DEFAULT_THEME))).toContain('/media/things/mug.svg?')
  expect(sceneAsSvg(sea)).toBe('/media/scenes/sea.svg?c=1f4d3f,e2703a,f1ebdf,1c2b26&v=2')
  for (const src of ['/media/icons/sun.png', '/assets/a.png', 'https://shop.example/media/scenes/sea.png', ''])
    expect(sceneAsSvg(src)).toBe(src)
})

it('turns the pictures of an email, and leaves words and links', () => {
  const html = (type: string) =>
    `<img alt="" src="/media/scenes/sea.${type}"><img src="/media/scenes/sea.${type}?c=1f4d3f&amp;v=2"><a href="/media/scenes/sea.png">/media/scenes/sea.png</a>`
  expect(scenesAsSvg(html('png'))).toBe(html('svg'))
})

it('lets no copied address of an SVG into an email', () => {
  expect(imageUrl(sceneAsSvg(sea))).toBe(sea)
  const square = sceneUrl('sea', DEFAULT_THEME, 2, 'square')
  expect(imageUrl(sceneAsSvg(square))).toBe(square)
  expect(imageUrl(`https://mailwright.example${sceneAsSvg(sea)}`)).toBe(`https://mailwright.example${sea}`)
  expect(imageUrl('https://shop.example/media/scenes/own.svg')).toBe('https://shop.example/media/scenes/own.svg')
})
