import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email.ts'
import { mergeTagsOf } from './merge-tags.ts'

test('finds each tag that waits for a value once, in the order of reading', () => {
  const email = {
    ...BLANK_EMAIL,
    subject: 'Your order {{order_number}}',
    preheader: 'Hello *|FNAME|*',
    html: '<p>{{order_number}}</p><a href="{{shop_url}}">Shop</a><a href="{{ unsubscribe_url }}">Unsubscribe</a> <%= name %>'
  }
  expect(mergeTagsOf(email)).toEqual([
    '{{order_number}}',
    '*|FNAME|*',
    '{{shop_url}}',
    '{{ unsubscribe_url }}',
    '<%= name %>'
  ])
})

test('tags that only steer wait for nothing', () => {
  const html = '{% if vip %}<p>Hello</p>{% endif %}{{#each items}}{{/each}}*|IF:VIP|**|END:IF|*<% if (x) { %><% } %>'
  expect(mergeTagsOf({ ...BLANK_EMAIL, html })).toEqual([])
})
