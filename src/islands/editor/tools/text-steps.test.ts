import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { after, emailOf, HERO, partIn } from './fixtures/part-in.ts'
import { stepOf, textSteps } from './text-steps.ts'

const step = (css: string, value: string) => textSteps(css).find(each => each.value === value)!

test('parts of sections are set in the steps of their classes', () => {
  const email = emailOf(HERO)
  expect(stepOf(partIn(email, 's1.heading'))?.label).toBe('Title')
  expect(stepOf(partIn(email, 's1.text'))?.label).toBe('Lead')
})

test('each step that is chosen is the step that it has then', () => {
  for (const { value, style } of textSteps(emailOf(HERO).css)) {
    const email = after(emailOf(HERO), [{ op: 'style', ref: 's1.text', style }])
    expect(stepOf(partIn(email, 's1.text'))?.value).toBe(value)
  }
})

test('a display step goes with the theme, in font and size', () => {
  expect(step(emailOf(HERO).css, 'heading').style).toMatchObject({
    'font-family': 'var(--heading-font)',
    'font-size': 'var(--heading-size)'
  })
})

test('an email without a theme has plain sizes, by its elements', () => {
  const email = { ...BLANK_EMAIL, html: '<h2>Hello</h2><p style="font-size: 13px">There</p>', css: '' }
  expect(stepOf(partIn(email, 'e0'))?.label).toBe('Heading')
  expect(stepOf(partIn(email, 'e1'))?.label).toBe('Small')
  expect(step('', 'title').style).toEqual({ 'font-size': '40px', 'line-height': '1.1' })
})
