export const css = `.cta-heading { font-size: var(--cta-size) }
.cta-side { padding-left: 24px }
@media (max-width: 480px) {
  .cta-heading { font-size: var(--cta-size-narrow) !important }
  .cta-side { padding-top: 0 !important }
}
`
