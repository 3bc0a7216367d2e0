import { expect, test } from 'vitest'
import { readAddress } from './picture-address.ts'

test.for([
  [' https://example.com/a b.png ', { state: 'address', src: 'https://example.com/a%20b.png' }],
  ['/assets/boat.png', { state: 'address', src: '/assets/boat.png' }],
  ['example.com/boat.png', { state: 'address', src: 'https://example.com/boat.png' }],
  ['https://example.com/{{ id }}.png', { state: 'tag', src: 'https://example.com/{{ id }}.png' }],
  ['*|PICTURE|*', { state: 'tag', src: '*|PICTURE|*' }],
  ['  ', { state: 'empty' }]
] as const)('“%s” is taken', ([typed, read]) => {
  expect(readAddress(typed)).toEqual(read)
})

test.for([
  ['ftp://example.com/a.png', 'Mail programs load pictures from https:// addresses, and not from ftp:.'],
  ['javascript:alert(1)', 'Mail programs load pictures from https:// addresses, and not from javascript:.'],
  [
    'data:image/png;base64,AAAA',
    'Mail programs do not show pictures that stand in their own address. Upload this one instead.'
  ],
  ['file:///home/ana/boat.png', 'Readers cannot see files of your computer. Upload the picture instead.'],
  ['C:\\boat.png', 'Readers cannot see files of your computer. Upload the picture instead.'],
  [
    '//example.com/a.png',
    'This is no address of a picture. It begins with https://, such as https://example.com/boat.jpg.'
  ],
  ['a boat', 'This is no address of a picture. It begins with https://, such as https://example.com/boat.jpg.'],
  ['https://', 'This is no address of a picture. It begins with https://, such as https://example.com/boat.jpg.']
])('“%s” is refused, and says why', ([typed, message]) => {
  expect(readAddress(typed!)).toEqual({ state: 'refused', message })
})
