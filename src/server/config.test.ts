import { readFileSync } from 'node:fs'
import { parseEnv } from 'node:util'
import { expect, test } from 'vitest'
import { parseConfig } from './config.ts'

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk',
  STRIPE_WEBHOOK_SECRET: 'whsec',
  STRIPE_PRICE_STARTER: 'price_1',
  STRIPE_PRICE_PROFESSIONAL: 'price_2'
}
const SUPABASE = { SUPABASE_URL: 'https://x.supabase.co/', SUPABASE_ANON_KEY: 'anon' }
const SMTP = { SMTP_URL: 'smtp://mail.example.com', MAIL_FROM: 'hello@example.com' }
const BUCKET = {
  ASSETS_S3_ENDPOINT: 'https://x.supabase.co/storage/v1/s3/',
  ASSETS_S3_BUCKET: 'pictures',
  ASSETS_S3_ACCESS_KEY_ID: 'id',
  ASSETS_S3_SECRET_ACCESS_KEY: 'secret'
}

test('with nothing set, everything runs on this machine', () => {
  expect(parseConfig({})).toEqual({
    host: '127.0.0.1',
    port: 4321,
    siteUrl: 'http://localhost:4321',
    publicApiUrl: '',
    trustedProxy: undefined,
    dataDir: '.data',
    logLevel: 'info',
    databaseUrl: undefined,
    databaseIsEmbedded: false,
    supabase: undefined,
    stripe: undefined,
    smtpUrl: undefined,
    mailFrom: 'Mailwright <hello@mailwright.example>',
    ai: undefined,
    designers: {
      localServers: [
        { name: 'Ollama', url: 'http://127.0.0.1:11434' },
        { name: 'LM Studio', url: 'http://127.0.0.1:1234' },
        { name: 'llama.cpp', url: 'http://127.0.0.1:8080' }
      ],
      monthlyTokens: undefined,
      refine: 'facts',
      secretsKey: undefined
    },
    assets: { bucket: undefined, publicUrl: undefined, bytesPerAccount: 500 * 1024 * 1024 },
    allowSandbox: false,
    limits: {
      signUps: { count: 500, seconds: 3600 },
      mails: { count: 500, seconds: 3600 },
      mailsToOne: { count: 60, seconds: 60 },
      mailsToOnePerHour: { count: 500, seconds: 3600 },
      tokens: { count: 3_000, seconds: 300 },
      codes: { count: 1_000, seconds: 300 },
      factors: { count: 300, seconds: 60 },
      generations: { count: 60, seconds: 60 },
      changes: { count: 200, seconds: 60 },
      brandReadings: { count: 100, seconds: 60 },
      exports: { count: 200, seconds: 60 },
      uploads: { count: 300, seconds: 60 },
      readings: { count: 2_000, seconds: 60 },
      pictures: { count: 2000, seconds: 60 },
      proofs: { count: 10, seconds: 300 }
    }
  })
})

test('hosted services are read whole, without trailing slashes', () => {
  const config = parseConfig({
    ...STRIPE,
    ...SUPABASE,
    ...SMTP,
    HOST: '0.0.0.0',
    SITE_URL: 'https://mailwright.example/',
    AI_PROVIDER: 'openai-compatible',
    AI_MODEL: 'small',
    AI_BASE_URL: 'http://localhost:11434/v1/'
  })

  expect(config).toMatchObject({
    siteUrl: 'https://mailwright.example',
    supabase: { url: 'https://x.supabase.co', anonKey: 'anon' },
    stripe: { secretKey: 'sk', webhookSecret: 'whsec', prices: { starter: 'price_1', professional: 'price_2' } },
    smtpUrl: 'smtp://mail.example.com',
    ai: { provider: 'openai-compatible', model: 'small', apiKey: undefined, baseUrl: 'http://localhost:11434/v1' },
    limits: {
      signUps: { count: 30, seconds: 3600 },
      mails: { count: 30, seconds: 3600 },
      mailsToOne: { count: 1, seconds: 60 },
      mailsToOnePerHour: { count: 6, seconds: 3600 },
      tokens: { count: 150, seconds: 300 },
      codes: { count: 30, seconds: 300 },
      factors: { count: 15, seconds: 60 },
      proofs: { count: 10, seconds: 300 }
    }
  })
})

test('a bucket for pictures is read whole, in the only region of stores that have none', () => {
  const { bucket, publicUrl, bytesPerAccount } = parseConfig({
    ...BUCKET,
    ASSETS_PUBLIC_URL: 'https://cdn.example/pictures/',
    ASSETS_MB_PER_ACCOUNT: '2'
  }).assets

  expect(bucket).toEqual({
    endpoint: 'https://x.supabase.co/storage/v1/s3',
    bucket: 'pictures',
    region: 'us-east-1',
    accessKeyId: 'id',
    secretAccessKey: 'secret'
  })
  expect([publicUrl, bytesPerAccount]).toEqual(['https://cdn.example/pictures', 2 * 1024 * 1024])
  expect(parseConfig({ ...BUCKET, ASSETS_S3_REGION: 'eu-west-1' }).assets.bucket?.region).toBe('eu-west-1')
})

test.for([
  [{ PORT: 'http' }, 'PORT is "http"; it is a whole number from 1 to 65535.'],
  [{ PORT: '70000' }, 'PORT is "70000"; it is a whole number from 1 to 65535.'],
  [
    { SITE_URL: 'mailwright.example' },
    'SITE_URL is "mailwright.example"; it is an address that begins with http:// or https://.'
  ],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL is not an address such as postgres://user:password@host:5432/name.'],
  [
    { SUPABASE_URL: 'https://x.supabase.co' },
    'SUPABASE_ANON_KEY is missing. Supabase needs both its URL and its anon key.'
  ],
  [{ SUPABASE_ANON_KEY: 'anon' }, 'SUPABASE_URL is missing. Supabase needs both its URL and its anon key.'],
  [
    { ...STRIPE, STRIPE_WEBHOOK_SECRET: ' ' },
    'STRIPE_WEBHOOK_SECRET is missing. Stripe needs all of STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_PRICE_STARTER, STRIPE_PRICE_PROFESSIONAL.'
  ],
  [{ SMTP_URL: 'mail.example.com' }, 'SMTP_URL is not an address such as smtp://user:password@host:587.'],
  [
    { SMTP_URL: 'smtp://mail.example.com' },
    'MAIL_FROM is missing. With SMTP_URL, mails need a sender, such as "Mailwright <hello@example.com>".'
  ],
  [{ AI_MODEL: 'small' }, 'AI_PROVIDER is missing. It is one of anthropic, openai, openai-compatible.'],
  [{ AI_PROVIDER: 'ollama' }, 'AI_PROVIDER is "ollama"; it is one of anthropic, openai, openai-compatible.'],
  [{ AI_PROVIDER: 'openai', AI_MODEL: 'm' }, 'AI_API_KEY is missing. The key for openai.'],
  [{ AI_PROVIDER: 'openai-compatible', AI_MODEL: 'm' }, 'AI_BASE_URL is missing. Such as http://localhost:11434/v1.'],
  [
    { ASSETS_S3_BUCKET: 'pictures' },
    'ASSETS_S3_ENDPOINT is missing. A bucket for pictures needs all of ASSETS_S3_ENDPOINT, ASSETS_S3_BUCKET, ASSETS_S3_ACCESS_KEY_ID, ASSETS_S3_SECRET_ACCESS_KEY.'
  ],
  [
    { ...BUCKET, ASSETS_S3_SECRET_ACCESS_KEY: '' },
    'ASSETS_S3_SECRET_ACCESS_KEY is missing. A bucket for pictures needs'
  ],
  [
    { ...BUCKET, ASSETS_S3_ENDPOINT: 's3.example.com' },
    'ASSETS_S3_ENDPOINT is "s3.example.com"; it is an address that begins with http:// or https://.'
  ],
  [{ ASSETS_PUBLIC_URL: 'cdn' }, 'ASSETS_PUBLIC_URL is "cdn"; it is an address that begins with http:// or https://.'],
  [{ ASSETS_MB_PER_ACCOUNT: '0' }, 'ASSETS_MB_PER_ACCOUNT is "0"; it is a whole number from 1 to 1000000.'],
  [{ SECRETS_KEY: 'short' }, 'SECRETS_KEY is not 32 bytes in base64 or hex. Make one with: openssl rand -base64 32'],
  [{ AI_REFINE: 'yes' }, 'AI_REFINE is "yes"; it is one of off, facts, vision.'],
  [{ AI_MONTHLY_TOKENS: '0' }, 'AI_MONTHLY_TOKENS is "0"; it is a whole number from 1 to 1000000000000.'],
  [
    { AI_LOCAL_SERVERS: 'Ollama=http://127.0.0.1:11434, vLLM' },
    'AI_LOCAL_SERVERS has "vLLM"; it is a list of names and origins such as Ollama=http://127.0.0.1:11434.'
  ],
  [{ AI_LOCAL_SERVERS: 'vLLM=http://127.0.0.1:8000/v1' }, 'AI_LOCAL_SERVERS has "vLLM=http://127.0.0.1:8000/v1"'],
  [{ ALLOW_SANDBOX: 'yes' }, 'ALLOW_SANDBOX is "yes"; it is 1 or 0.'],
  [
    { TRUSTED_PROXY: 'loopback, 10.0.0.0/64' },
    'TRUSTED_PROXY has "10.0.0.0/64"; it is a list of addresses such as 10.0.0.5, ranges such as 10.0.0.0/8, loopback or private.'
  ],
  [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL is "loud"; it is one of silent, error, warn, info, debug.']
] as const)('%j is refused by name', ([env, message]) => {
  expect(() => parseConfig(env)).toThrow(message)
})

test('stand-ins are not opened to other machines, unless that is asked for', () => {
  expect(() => parseConfig({ HOST: '0.0.0.0', ...STRIPE })).toThrow(
    'HOST is 0.0.0.0, which others can reach, but SUPABASE_URL and SUPABASE_ANON_KEY, SMTP_URL are missing, so a ' +
      'stand-in would be open to them. Set what is missing, or ALLOW_SANDBOX=1 for a demo.'
  )
  expect(() => parseConfig({ SITE_URL: 'https://mailwright.example', ...STRIPE, ...SMTP })).toThrow(
    'SITE_URL is https://mailwright.example, which others can reach, but SUPABASE_URL and SUPABASE_ANON_KEY is missing, ' +
      'so a stand-in would be open to them. Set what is missing, or ALLOW_SANDBOX=1 for a demo.'
  )
  expect(parseConfig({ SITE_URL: 'https://mailwright.example', ALLOW_SANDBOX: '1' }).allowSandbox).toBe(true)
  expect(parseConfig({ SITE_URL: 'http://127.0.0.1:8080' }).siteUrl).toBe('http://127.0.0.1:8080')
  expect(parseConfig({ SITE_URL: 'http://[::1]:8080' }).siteUrl).toBe('http://[::1]:8080')
  expect(parseConfig({ HOST: '0.0.0.0', ALLOW_SANDBOX: '1' }).allowSandbox).toBe(true)
  expect(parseConfig({ HOST: '127.0.0.2' }).host).toBe('127.0.0.2')
})

test('limits are narrow where others reach a site that mails to their addresses', () => {
  const signUpsOf = (env: Parameters<typeof parseConfig>[0]) => parseConfig(env).limits.signUps.count
  const open = { HOST: '0.0.0.0', ALLOW_SANDBOX: '1' }

  expect([SUPABASE, { ...open, ...SMTP }].map(signUpsOf)).toEqual([30, 30])
  expect([open, SMTP].map(signUpsOf)).toEqual([500, 500])
})

test('servers of models are looked for while only this machine reaches the site, or where that is asked for', () => {
  const open = { HOST: '0.0.0.0', ALLOW_SANDBOX: '1' }
  const behindProxy = { SITE_URL: 'https://mailwright.example', ALLOW_SANDBOX: '1' }
  const named = { AI_LOCAL_SERVERS: 'Ollama = http://ollama:11434/, Own=http://127.0.0.1:9000' }

  expect(parseConfig(open).designers.localServers).toEqual([])
  expect(parseConfig(behindProxy).designers.localServers).toEqual([])
  expect(parseConfig({ ...open, AI_ALLOW_LOCAL: '1', ...named }).designers.localServers).toEqual([
    { name: 'Ollama', url: 'http://ollama:11434' },
    { name: 'Own', url: 'http://127.0.0.1:9000' }
  ])
})

test('a key for secrets is read in base64 and in hex', () => {
  const key = Buffer.alloc(32, 7)

  for (const written of [key.toString('base64'), key.toString('hex')]) {
    expect(parseConfig({ SECRETS_KEY: written }).designers.secretsKey).toEqual(key)
  }
})

test('the example file runs as it stands, and is what runs without one', () => {
  expect(parseConfig(parseEnv(readFileSync('.env.example', 'utf8')))).toEqual(parseConfig({}))
})
