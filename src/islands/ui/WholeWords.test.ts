import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WholeWords } from './WholeWords.tsx'

const show = (children: string) => renderToStaticMarkup(createElement(WholeWords, { children }))

test('short words with a hyphen stay whole, and long ones may be parted', () => {
  const kept = '<span class="whitespace-nowrap">two-step</span>'
  expect(show('Remove two-step verification')).toBe(`Remove ${kept} verification`)
  expect(show('Keep these codes')).toBe('Keep these codes')
  expect(show('Delete workshop-at-the-harbour-in-november.png?')).not.toMatch(/nowrap">[^<]{18,}</)
})
