import type { EmailSource } from '../email.ts'
import { escapeAttribute, escapeText } from '../source/entities.ts'

/** Rules for what `wrapFragment` puts around an email. */
export const SHELL_CSS = `.mail-canvas { margin: 0; padding: 0; background-color: var(--canvas, #ffffff) }
.mail-paper { max-width: 600px; margin: 0 auto; background-color: var(--surface, #ffffff) }
`

/** A document, and the offset in it where `<style>` tags go. */
export interface Shelled {
  source: string
  stylesAt: number
}

/** Outlook for Windows scales by 96 dpi only when it is told to. */
const OUTLOOK = `<!--[if mso]><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->`

/** The line that mail clients show after the subject: first in the body, and hidden there. */
export function preheaderHtml(preheader: string): string {
  const hidden =
    'display: none; max-height: 0; max-width: 0; overflow: hidden; opacity: 0; font-size: 1px; line-height: 1px; mso-hide: all'
  return preheader ? `<div style="${hidden}">${escapeText(preheader)}</div>\n` : ''
}

/** Facts for a head: only those it lacks are added. */
export function headTags(email: EmailSource, scheme: 'light' | 'light dark', has: (name: string) => boolean): string[] {
  const tags: [string, string][] = [
    ['charset', '<meta charset="utf-8">'],
    ['viewport', '<meta name="viewport" content="width=device-width, initial-scale=1">'],
    ['x-apple-disable-message-reformatting', '<meta name="x-apple-disable-message-reformatting">'],
    [
      'format-detection',
      '<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">'
    ],
    ['color-scheme', `<meta name="color-scheme" content="${scheme}">`],
    ['supported-color-schemes', `<meta name="supported-color-schemes" content="${scheme}">`],
    ['description', email.preheader ? `<meta name="description" content="${escapeAttribute(email.preheader)}">` : ''],
    ['title', `<title>${escapeText(email.subject || email.name)}</title>`],
    ['mso', OUTLOOK]
  ]
  return tags.flatMap(([name, tag]) => (tag && !has(name) ? [tag] : []))
}

/**
 * A fragment as a whole document: shell, hidden preheader, and a column of 600 px on the canvas, with a ghost table for
 * Outlook, which knows no `max-width`. `lang` and `dir` stand on the wrapper too: clients strip them from `<html>`.
 */
export function wrapFragment(email: EmailSource, html: string, scheme: 'light' | 'light dark' = 'light'): Shelled {
  const [lang, dir] = [escapeAttribute(email.lang), email.dir]
  const label = email.subject ? ` aria-label="${escapeAttribute(email.subject)}"` : ''
  const opening = `<!doctype html>
<html lang="${lang}" dir="${dir}" xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
${headTags(email, scheme, () => false).join('\n')}
`
  const rest = `</head>
<body class="mail-canvas">
${preheaderHtml(email.preheader)}<div role="article" aria-roledescription="email"${label} lang="${lang}" dir="${dir}">
<table role="presentation" class="mail-canvas" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr>
<td align="center">
<!--[if mso]><table role="presentation" width="600" align="center" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
<table role="presentation" class="mail-paper" align="center" width="100%" cellpadding="0" cellspacing="0" border="0">
<tr>
<td align="${dir === 'rtl' ? 'right' : 'left'}">
${html.trimEnd()}
</td>
</tr>
</table>
<!--[if mso]></td></tr></table><![endif]-->
</td>
</tr>
</table>
</div>
</body>
</html>
`
  return { source: opening + rest, stylesAt: opening.length }
}
