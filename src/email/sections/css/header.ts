export const css = `.logo { font-size: 24px; line-height: 1.2 }
.header-side-cell { padding: 26px 40px }
.header-band-cell { padding: 22px 40px }
.header-center-cell { padding: 34px 40px 26px; text-align: center }
.section-header-center .logo { font-size: 32px; line-height: 1.15 }
.section-header-center .note { padding-top: 8px }
.logo-picture { width: 160px; font-size: 22px; line-height: 1.2 }
.section-header-center .logo-picture { margin-left: auto; margin-right: auto }
.header-stripe { height: 6px; font-size: 0; line-height: 6px; background-color: var(--accent) }
.tone-accent .header-stripe { background-color: var(--brand) }
.nav-link { padding-left: 14px; text-decoration: none }
.section-header-center .nav-link { padding: 0 8px }
@media (max-width: 480px) {
  .header-side-cell, .header-band-cell { padding-left: 24px !important; padding-right: 24px !important }
  .logo { font-size: 22px !important }
  .nav-link { padding-left: 8px !important }
}
`
