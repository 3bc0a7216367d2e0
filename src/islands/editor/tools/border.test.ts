import { expect, test } from 'vitest'
import { border } from './border.ts'
import { after, emailOf, HERO, partIn } from './fixtures/part-in.ts'
import { NO_LOOK } from './look.ts'
import type { ToolContext } from './tool.ts'

const code = { label: 'SPRING20', href: 'https://tidewater.example' }
const plain = after(emailOf(HERO), [{ op: 'set', ref: 's1.second', value: code }])

function bordered(ref: string, name: string, email = plain) {
  const choices = border.choices({ part: partIn(email, ref), look: NO_LOOK, words: '' } as ToolContext)
  return after(email, choices.find(({ label }) => label === name)?.operations ?? [])
}

test('a line around a link has room for its words, and takes it along when it goes', () => {
  const dashed = bordered('s1.second', 'Thin, dashed')
  expect(dashed.html).toContain('border: 1px dashed var(--brand); display: inline-block; padding: 12px 18px')
  expect(bordered('s1.second', 'No border', dashed).html).not.toContain('padding: 12px')
  expect(bordered('s1.text', 'Thick').html).toContain('style="border: 4px solid var(--brand)"')
})
