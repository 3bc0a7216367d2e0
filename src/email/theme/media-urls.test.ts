import { describe, expect, it } from 'vitest'
import { contrast } from './colour.ts'
import { iconUrl, recolourMediaUrl, sceneUrl, thingUrl } from './media-urls.ts'
import { ICONS, SCENES } from './scenes.ts'
import { DEFAULT_THEME } from './theme.ts'

const night = { ...DEFAULT_THEME, brand: '#f5e6a8', surface: '#121a3f', ink: '#fbf0cf' }

describe('media addresses', () => {
  it('carry the four colours a scene is drawn in', () => {
    expect(sceneUrl('sea', DEFAULT_THEME, 2)).toBe('/media/scenes/sea.png?c=1f4d3f,e2703a,f1ebdf,1c2b26&v=2')
  })

  it('take on another theme and keep their variant', () => {
    expect(recolourMediaUrl(sceneUrl('sea', DEFAULT_THEME, 3), night)).toBe(sceneUrl('sea', night, 3))
    expect(recolourMediaUrl(iconUrl('leaf', DEFAULT_THEME), night)).toBe(iconUrl('leaf', night))
    expect(recolourMediaUrl(thingUrl('mug', DEFAULT_THEME, 2), night)).toBe(thingUrl('mug', night, 2))
  })

  it('take on a theme where they had no colours', () => {
    expect(recolourMediaUrl('/media/scenes/sea.png?v=3', night)).toBe(sceneUrl('sea', night, 3))
    expect(recolourMediaUrl('/media/icons/leaf.png', night)).toBe(iconUrl('leaf', night))
  })

  it('leave pictures of others alone', () => {
    expect(recolourMediaUrl('https://shop.example/a.png?c=fff', night)).toBe('https://shop.example/a.png?c=fff')
  })

  it('colour icons so that they show on brand', () => {
    const drawn = /c=([0-9a-f]{6})/.exec(iconUrl('leaf', night))?.[1]
    expect(contrast(`#${drawn}`, night.brand)).toBeGreaterThanOrEqual(4.5)
  })

  it('name each scene and icon once', () => {
    expect(new Set(SCENES.map(({ name }) => name)).size).toBe(SCENES.length)
    expect(new Set(ICONS).size).toBe(ICONS.length)
  })
})
