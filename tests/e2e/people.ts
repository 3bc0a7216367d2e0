import { expect, type Page } from '@playwright/test'
import { createServerClient } from '@supabase/ssr'
import { AUTH_COOKIE } from '../../src/contract/auth-cookie.ts'
import type { PlanId } from '../../src/contract/plan-ids.ts'
import { STAND_IN_KEY } from '../../src/server/config/stand-in-key.ts'
import { awake } from './awake.ts'
import { authLinkOf, mailTo } from './mails.ts'

export interface Person {
  email: string
  password: string
}

interface Options {
  person?: Person
  plan?: PlanId
}

interface Tokens {
  access_token: string
  refresh_token: string
}

/** An address nobody had before, also when the database is not new. */
export function newPerson(name = 'maren'): Person {
  return { email: `${name}-${crypto.randomUUID().slice(0, 8)}@tidewater.example`, password: 'slow mornings 1912' }
}

/**
 * Signs somebody new in, with a plan if one is named, by calls alone: pages would cost ten times as much. How people do it is
 * shown by the journeys of accounts and billing.
 */
export async function enter(page: Page, { person = newPerson(), plan }: Options = {}): Promise<Person> {
  const asked = await page.request.post('/auth/v1/signup', { headers: { apikey: STAND_IN_KEY }, data: person })
  expect(asked.status()).toBe(200)
  const { origin } = new URL(asked.url())
  const { id } = (await asked.json()) as { id: string }
  const tokens = await follow(page, authLinkOf(await mailTo(page, person.email, /confirm/i)))
  await page.context().addCookies(await cookiesOf(tokens, origin))
  await post(page, '/api/accounts', { user_id: id, email: person.email }, tokens)
  if (plan) await buy(page, plan, tokens)
  return person
}

/** The same, and the studio is open. */
export async function enterStudio(page: Page, options: Options = {}): Promise<Person> {
  const person = await enter(page, options)
  await page.goto('/studio')
  await awake(page)
  return person
}

async function follow(page: Page, link: string): Promise<Tokens> {
  const { headers } = await page.request.get(link, { maxRedirects: 0 }).then(answer => ({ headers: answer.headers() }))
  const fragment = new URLSearchParams(new URL(headers.location ?? '').hash.slice(1))
  return { access_token: fragment.get('access_token') ?? '', refresh_token: fragment.get('refresh_token') ?? '' }
}

/** The cookies in which the site keeps a session, written by the client that the site uses. */
async function cookiesOf(tokens: Tokens, url: string) {
  const kept = new Map<string, string>()
  const setAll = (cookies: { name: string; value: string }[]) => {
    for (const { name, value } of cookies) kept.set(name, value)
  }
  const client = createServerClient(url, STAND_IN_KEY, {
    cookieOptions: { name: AUTH_COOKIE },
    cookies: { getAll: () => [], setAll }
  })
  const { error } = await client.auth.setSession(tokens)
  if (error) throw error
  return [...kept].map(([name, value]) => ({ name, value, url }))
}

/** Pays at the stand-in's checkout, whose webhook brings the plan. */
async function buy(page: Page, plan: PlanId, tokens: Tokens) {
  const { url } = (await post(page, '/api/payments/create-checkout-session', { plan }, tokens)) as { url: string }
  const form = { number: '4242 4242 4242 4242', expiry: '12 / 40', cvc: '123' }
  const paid = await page.request.post(url, { form, headers: { origin: new URL(url).origin }, maxRedirects: 0 })
  expect(paid.status()).toBe(303)
  await expect(async () => {
    const products = await page.request.get('/api/accounts/products', { headers: bearerOf(tokens) })
    expect((await products.json()).data).toHaveLength(1)
  }).toPass({ intervals: [50] })
}

async function post(page: Page, path: string, data: object, tokens: Tokens): Promise<unknown> {
  const answer = await page.request.post(path, { data, headers: bearerOf(tokens) })
  expect(answer.ok(), path).toBe(true)
  return answer.json()
}

const bearerOf = ({ access_token }: Tokens) => ({ authorization: `Bearer ${access_token}` })

/** Signs up through the page and confirms from the mailbox. */
export async function signUp(page: Page, person: Person) {
  await page.goto('/signup')
  await fill(page, person)
  await page.getByRole('button', { name: /^(sign up|create account)/i }).click()
  await expect(page.getByRole('dialog', { name: 'Account Created Successfully!' })).toBeVisible()
  await page.goto(authLinkOf(await mailTo(page, person.email, /confirm/i)))
  await expect(page).toHaveURL(/\/(studio|signin)/)
}

export async function signIn(page: Page, person: Person) {
  await page.goto('/signin')
  await fill(page, person)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page).toHaveURL(/\/studio/)
}

/** The browser forgets the visitor. No page of ours is open then, which would lead to sign-in by itself while a test goes elsewhere. */
export async function loseSession(page: Page) {
  await page.goto('about:blank')
  await page.context().clearCookies()
}

/** Buys a plan from the plans dialog, which opens by itself, and comes back with credits. */
export async function subscribe(page: Page, plan: 'Starter' | 'Professional') {
  const dialog = page.getByRole('dialog', { name: 'Choose a plan' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: `Subscribe to ${plan}` }).click()
  await expect(page).toHaveURL(/\/sandbox\/payments\/checkout/)
  await page.getByRole('button', { name: /^(pay|subscribe)/i }).click()
  await expect(page).toHaveURL(/\/studio/)
  await expect(page.getByText(`Your ${plan} Pack is active.`)).toBeVisible()
}

async function fill(page: Page, { email, password }: Person) {
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
}
