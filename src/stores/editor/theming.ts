import { computed } from 'nanostores'
import type { Operation } from '../../email/operations/operation.ts'
import { DEFAULT_THEME, readTheme, type Theme } from '../../email/theme/theme.ts'
import type { EmailDocument } from './document.ts'
import { isBlank } from './is-blank.ts'
import type { Panel, View } from './view.ts'

/** What of a theme is wished otherwise. */
export type Wishes = Partial<Theme>

/** The look of the whole email: wishes are shown without a trace, and chosen as one step. */
export function createTheming(document: EmailDocument, view: View) {
  /** `undefined` for emails that have none, such as those made elsewhere. On an empty sheet it is what the first section would bring. */
  const $theme = computed(
    document.$email,
    email => readTheme(email.css) ?? (isBlank(email) ? DEFAULT_THEME : undefined)
  )
  let before: Panel = 'chat'

  /** Shows wishes in the email; nothing shows the email itself. */
  function show(wishes: Wishes | undefined) {
    const operations = wishes && operationsFor($theme.get(), wishes)
    document.tryOut(operations?.length ? operations : undefined)
  }

  /** Makes wishes come true, as one step. What is so already is no step. */
  function choose(wishes: Wishes) {
    const operations = operationsFor($theme.get(), wishes)
    if (operations.length === 0) return document.tryOut(undefined)
    document.perform(operations, { cause: 'theme' })
  }

  /** Puts the theme in the panel's place. Whatever else stood there for a while is left for good. */
  function open() {
    const now = view.$panel.get()
    if (now === 'chat' || now === 'code') before = now
    view.$panel.set('theme')
  }

  /** Goes back to what stood there before. */
  function close() {
    document.tryOut(undefined)
    if (view.$panel.get() === 'theme') view.$panel.set(before)
  }

  const toggle = () => (view.$panel.get() === 'theme' ? close() : open())

  return { $theme, show, choose, toggle, close }
}

export type Theming = ReturnType<typeof createTheming>

/** The operation that makes wishes come true, of what differs from a theme only; none where nothing does. */
export function operationsFor(theme: Theme | undefined, wishes: Wishes): Operation[] {
  const news = Object.entries(wishes).filter(([name, value]) => theme?.[name as keyof Theme] !== value)
  return news.length > 0 ? [{ op: 'theme', ...Object.fromEntries(news) }] : []
}
