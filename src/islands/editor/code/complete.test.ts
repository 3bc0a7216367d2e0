import { CompletionContext, type CompletionSource } from '@codemirror/autocomplete'
import { syntaxTree } from '@codemirror/language'
import { EditorState } from '@codemirror/state'
import { expect, test } from 'vitest'
import { BLANK_EMAIL } from '../../../email/email.ts'
import { knownNames } from './known-names.ts'
import { emailCss, emailHtml } from './languages.ts'

const EMAIL = {
  ...BLANK_EMAIL,
  html: '<h1 class="heading hero-heading">Hi {{first_name}}</h1><p>*|LIST:ADDRESS|*</p>',
  css: ':root { --brand: #123 } .lead { color: var(--brand) }'
}
const names = () => knownNames(EMAIL)

/** What is offered where `|` stands, in HTML or CSS. */
async function offered(text: string, language: typeof emailHtml = emailHtml): Promise<string[]> {
  const at = text.indexOf('¦')
  const state = EditorState.create({ doc: text.replace('¦', ''), extensions: language(names) })
  syntaxTree(state)
  const sources = state.languageDataAt<CompletionSource>('autocomplete', at)
  const results = await Promise.all(sources.map(source => source(new CompletionContext(state, at, false))))
  return results.flatMap(result => result?.options.map(({ label }) => label) ?? [])
}

test('an email names its classes, variables and merge tags', () => {
  expect(names()).toEqual({
    classes: ['heading', 'hero-heading', 'lead'],
    variables: ['--brand'],
    mergeTags: ['{{first_name}}', '*|LIST:ADDRESS|*']
  })
})

test('tags, attributes and our marks are offered', async () => {
  expect(await offered('<ta¦')).toContain('table')
  const attributes = await offered('<td ¦></td>')
  for (const name of ['data-slot', 'align', 'bgcolor', 'alt']) expect(attributes).toContain(name)
})

test('the classes of the email are offered where one is given, and in selectors', async () => {
  expect(await offered('<p class="le¦"></p>')).toContain('hero-heading')
  expect(await offered('.he¦', emailCss)).toContain('heading')
})

test('merge tags that the email uses are offered after their beginning', async () => {
  expect(await offered('<p>{{¦</p>')).toEqual(['{{first_name}}'])
  expect(await offered('<a href="https://x.example/?a=*|¦"></a>')).toContain('*|LIST:ADDRESS|*')
})

test('properties, their values and the theme’s variables are offered in a style sheet and in a style', async () => {
  expect(await offered('.a { co¦ }', emailCss)).toContain('color')
  expect(await offered('.a { color: red; te¦ }', emailCss)).toContain('text-align')
  expect(await offered('.a { text-align: c¦ }', emailCss)).toContain('center')
  expect(await offered('.a { color: var(--¦) }', emailCss)).toContain('--brand')
  expect(await offered('<p style="co¦"></p>')).toContain('color')
  expect(await offered('<p style="color: red; te¦"></p>')).toContain('text-align')
  expect(await offered('<p style="color: --¦"></p>')).toContain('--brand')
})
