/** The source of an email: two texts and what is known besides. This is the document; sections, outline and preview are views of it. */
export interface EmailSource {
  /** A fragment, or a whole HTML document. */
  html: string
  /** Rules that go with `html`; theme tokens are custom properties of `:root`. */
  css: string
  /** What its owner calls it, not shown to readers. */
  name: string
  subject: string
  /** The line that mail clients show after the subject. */
  preheader: string
  /** BCP 47 tag, such as `en` or `pt-BR`. */
  lang: string
  dir: 'ltr' | 'rtl'
  /** What it was made to say, as JSON that `operations/facts.ts` takes; empty where nothing is known of that. */
  facts: string
}

export const BLANK_EMAIL: EmailSource = {
  html: '',
  css: '',
  name: 'Untitled Template',
  subject: '',
  preheader: '',
  lang: 'en',
  dir: 'ltr',
  facts: ''
}
