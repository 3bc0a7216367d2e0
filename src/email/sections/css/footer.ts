export const css = `.footer-company { margin: 0 0 4px; font-size: 16px }
.footer-side { padding-left: 32px }
.footer-row .footer-link { padding: 0 8px }
.footer-column .footer-link { display: block; line-height: 28px }
`
