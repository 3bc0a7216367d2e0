import { expect, test } from 'vitest'
import { answerEmptyPage, answerMail, answerPreview } from './answer-preview.ts'

const answers = [answerPreview('<p>Hi</p>', 'no-store'), answerMail('<p>Hi</p>'), answerEmptyPage('standards')]

test.each(answers)('an email from elsewhere has pictures fetched when it is shown, and nothing else', answer => {
  const policy = answer.headers.get('content-security-policy') ?? ''
  const loads = policy.split('; ').filter(directive => /^\w+-src /.test(directive))

  expect(loads).toEqual([
    "default-src 'none'",
    'img-src http: https: data:',
    "style-src 'unsafe-inline'",
    "font-src 'self' data:"
  ])
})
