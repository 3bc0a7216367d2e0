import { expect, test } from 'vitest'
import { readAddress } from './link-address.ts'

test.each([
  ['tidewater.example/spring', 'https://tidewater.example/spring'],
  ['https://tidewater.example/a?b=c', 'https://tidewater.example/a?b=c'],
  ['maren@tidewater.example', 'mailto:maren@tidewater.example'],
  ['mailto:maren@tidewater.example?subject=Hi', 'mailto:maren@tidewater.example?subject=Hi'],
  ['+49 (30) 123-456', 'tel:+4930123456'],
  ['tel:030123456', 'tel:030123456'],
  ['{{shop_url}}', '{{shop_url}}'],
  ['*|UNSUB|*', '*|UNSUB|*'],
  ['https://tidewater.example/{{ code }}', 'https://tidewater.example/{{ code }}'],
  ['#terms', '#terms']
])('%s leads to %s', (typed, href) => {
  expect(readAddress(typed)).toMatchObject({ href })
})

test.each([
  ['', /Write where/],
  ['javascript:alert(1)', /open no address of this kind/],
  ['our shop', /no blanks/],
  ['shop', /no address yet/]
])('"%s" is refused in a sentence', (typed, sentence) => {
  expect(readAddress(typed)).toEqual({ fault: expect.stringMatching(sentence) })
})
