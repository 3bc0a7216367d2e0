import { expect, it } from 'vitest'
import { hrefOf, linked } from './links.ts'

it.each([
  ['shop.example/sale', 'https://shop.example/sale'],
  ['hello@shop.example', 'mailto:hello@shop.example'],
  ['+44 20 7946 0000', 'tel:+442079460000'],
  ['053 55 01 92', 'tel:053550192'],
  ['https://a.example/x(1)', 'https://a.example/x%281%29'],
  ['javascript:alert(1)', undefined],
  ['call the shop', undefined]
])('%s leads to %s', (way, href) => expect(hrefOf(way)).toBe(href))

it.each([
  ['Write to hello@shop.example.', 'Write to [hello@shop.example](mailto:hello@shop.example).'],
  ['See (shop.example/sale), please', 'See ([shop.example/sale](https://shop.example/sale)), please'],
  [
    'Ring 030 555 01 47 or +56 63 255 0161 and ask',
    'Ring [030 555 01 47](tel:0305550147) or [+56 63 255 0161](tel:+56632550161) and ask'
  ],
  ['Ring 705-555-0128.', 'Ring [705-555-0128](tel:7055550128).'],
  ['At 7.30pm, e.g. with Node.js 20 on 8 September 2026', 'At 7.30pm, e.g. with Node.js 20 on 8 September 2026'],
  ['It is [here](https://a.example) at b.example', 'It is [here](https://a.example) at b.example']
])('links what leads somewhere in: %s', (text, expected) => expect(linked(text)).toBe(expected))
