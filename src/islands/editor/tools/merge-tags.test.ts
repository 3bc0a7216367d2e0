import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { readTag, tagGroups } from './merge-tags.ts'

const email = (html: string) => ({ ...BLANK_EMAIL, html })

test('the tags of the email come first, then those of the service it is written for', () => {
  const groups = tagGroups(email('<p>Hi *|FNAME|*</p>'))
  expect(groups.map(({ name }) => name).slice(0, 2)).toEqual(['In this email', 'Mailchimp'])
  expect(groups[0]?.tags).toEqual([{ tag: '*|FNAME|*', label: 'Fname' }])
})

test('an email without tags has those of the services alone', () => {
  expect(tagGroups(email('<p>Hi</p>'))[0]?.name).toBe('Mailchimp')
})

test('one’s own tag may be a bare name', () => {
  expect([readTag('shop_url'), readTag('*|CITY|*'), readTag('{{ x }}')]).toEqual([
    '{{shop_url}}',
    '*|CITY|*',
    '{{ x }}'
  ])
  expect([readTag(''), readTag('<b>'), readTag('{{ x')]).toEqual([undefined, undefined, undefined])
})
