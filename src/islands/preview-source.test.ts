import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../email/email.ts'
import { previewSource } from './preview-source.ts'

const shown = (html: string) => previewSource({ ...BLANK_EMAIL, html })
const POLICY = '<meta http-equiv="Content-Security-Policy"'

test('the policy of a preview stands behind the document type, before all of the email', () => {
  expect(shown('<p>Bowls</p>').toLowerCase().startsWith(`<!doctype html>${POLICY.toLowerCase()}`)).toBe(true)
  const commented = shown('<!-- kiln -->\n<!DOCTYPE html>\n<html><head><title>Bowls</title></head><body></body></html>')
  expect(commented.startsWith(`<!-- kiln -->\n<!DOCTYPE html>${POLICY}`)).toBe(true)
})

test('before words in front of the document type too, which would end the head that it has to stand in', () => {
  const email = '<% if (a) { %><!doctype html><html><head><title>Bowls</title></head><body></body></html>'
  expect(shown(email).startsWith(POLICY)).toBe(true)
})
