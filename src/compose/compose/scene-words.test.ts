import { describe, expect, it } from 'vitest'
import { SCENES } from '../../email/theme/scenes.ts'
import { sceneIn, tradeWords } from './scene-words.ts'
import scenesOf from './trades.fixture.json' with { type: 'json' }
import trades from './trades.json' with { type: 'json' }

describe('the scene of a trade', () => {
  it.each(Object.entries(scenesOf))('"%s" is one that shows it: %s', (trade, scenes) => {
    expect(scenes.split(' ')).toContain(sceneIn(`a ${trade}`) ?? '')
  })

  it('is found for several of a kind, and for what is somebody’s', () => {
    expect(sceneIn('Two bookshops')).toBe('books')
    expect(sceneIn('a butcher’s')).toBe('shop')
  })

  it('is none where words of a phrase mean something else apart', () => {
    expect(sceneIn('skin cream and soap')).toBe('skincare')
    expect(sceneIn('ice cream')).toBeUndefined()
  })

  it('is one of the catalogue', () => {
    const names = Object.keys(trades).filter(name => name !== 'none')
    expect(SCENES.map(({ name }) => name)).toEqual(expect.arrayContaining(names))
  })
})

it.each(['Grow your business', 'We spoke with the mayor', 'Sports day', 'Health screening', 'Our story', 'New menu'])(
  '%s asks for no scene',
  topic => expect(sceneIn(topic)).toBeUndefined()
)

it('gives the words of a trade those of its scene, and none that say nothing of it', () => {
  const words = tradeWords({ name: 'Tidewater', trade: 'a small pottery' })
  expect([...words]).toEqual(expect.arrayContaining(['tidewater', 'pottery', 'clay']))
  expect(words).not.toContain('small')
})
