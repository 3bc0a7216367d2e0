export const css = `.social-heading { margin: 0 0 12px }
.social-link { padding: 0 10px }
.social-pill { display: inline-block; margin: 0 4px 10px; padding: 11px 20px; border: 2px solid; border-radius: var(--corner); line-height: 20px; text-decoration: none }
.social-network { display: inline-block; margin: 0 10px 10px; line-height: 28px; text-decoration: none }
.social-network .ornament { display: inline; font-size: 16px; line-height: 28px }
.network { width: 28px; height: 28px; margin-right: 8px; border: 0; vertical-align: middle }
`
