import { escapeHtml } from '../../mails/places.ts'
import type { StopWords } from './stop-words.ts'

/** A page without a script and without anything from elsewhere: the service has no others. */
const HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'cache-control': 'private, no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  // Its address has the token of a link.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff'
}

const STYLE = `
  :root { color-scheme: light dark }
  body { max-width: 34rem; margin: 0 auto; padding: 12vh 1.25rem 3rem; font: 1.0625rem/1.6 system-ui, sans-serif; overflow-wrap: anywhere }
  h1 { margin: 2rem 0 0; font-size: 1.75rem; line-height: 1.2 }
  button { font: inherit; font-weight: 600; min-height: 2.75rem; padding: .5rem 1.25rem; border: 0; border-radius: .5rem;
    background: CanvasText; color: Canvas; cursor: pointer }
  :focus-visible { outline: 3px solid Highlight; outline-offset: 3px }
  @media (forced-colors: active) { button { border: 1px solid ButtonBorder } }`

/** Whose page it is, and where people sign in to it. */
interface Place {
  name: string
  siteUrl: string
}

/** The page of a link that stops a change, as the auth service serves it by itself. Its form goes to the address it came from. */
export function answerStopPage(words: StopWords, { name, siteUrl }: Place): Response {
  const { title, greeting, paragraphs, button, foot = '', isGood } = words
  const lines = [greeting, ...paragraphs].map(line => `<p>${escapeHtml(line)}</p>`).join('\n')
  const form = button ? `<form method="post"><button>${escapeHtml(button)}</button></form>` : ''
  const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} – ${name}`)}</title>
<style>${STYLE}</style>
</head>
<body>
<header><a href="${escapeHtml(siteUrl)}">${escapeHtml(name)}</a></header>
<main>
<h1>${escapeHtml(title)}</h1>
${lines}
${form}
<p>${escapeHtml(foot)}</p>
</main>
</body>
</html>
`
  return new Response(html, { status: isGood ? 200 : 410, headers: HEADERS })
}
