export const css = `.social-heading { margin: 0 0 12px }
.social-link { padding: 0 10px }
.social-pill { display: inline-block; margin: 0 4px 10px; padding: 11px 20px; border: 2px solid; border-radius: var(--corner); line-height: 20px; text-decoration: none }
`
