import { expect, test } from 'vitest'
import { contentPolicy } from './content-policy.ts'

const nothing = { siteUrl: 'http://localhost:4321', publicApiUrl: '', supabase: undefined }

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find(part => part.startsWith(`${name} `))
    ?.slice(name.length + 1)

test('without scripts of its own a page runs nothing, and takes styles and fonts from files only', () => {
  const policy = contentPolicy({ ...nothing, siteUrl: 'https://mailwright.example' })

  expect(directive(policy, 'default-src')).toBe("'none'")
  expect(directive(policy, 'script-src')).toBeUndefined()
  expect(directive(policy, 'style-src')).toBe("'self'")
  expect(policy).not.toMatch(/unsafe|http:/)
})

const inline = { scripts: ["'sha256-abc='"], styles: ["'nonce-def='"] }

test('a page takes files of the site and the scripts and styles it names, and nothing made from text or given by markup', () => {
  const policy = contentPolicy(nothing, inline)

  expect(directive(policy, 'script-src')).toBe("'self' 'sha256-abc='")
  expect(directive(policy, 'style-src')).toBe("'self' 'nonce-def='")
  expect(directive(policy, 'font-src')).toBe("'self'")
  expect(directive(policy, 'default-src')).toBe("'self'")
  expect(policy).not.toContain('unsafe')
})

test('a page talks to its own origin and to the services that were configured', () => {
  const config = {
    ...nothing,
    publicApiUrl: 'https://api.mailwright.example/v1',
    supabase: { url: 'https://x.supabase.co', anonKey: 'anon' }
  }

  expect(directive(contentPolicy(nothing, inline), 'connect-src')).toBe("'self'")
  expect(directive(contentPolicy(config, inline), 'connect-src')).toBe(
    "'self' https://api.mailwright.example https://x.supabase.co"
  )
})

test('pictures of emails, which panels show too, may come from anywhere', () => {
  expect(directive(contentPolicy(nothing, inline), 'img-src')).toBe('http: https: data: blob:')
})
