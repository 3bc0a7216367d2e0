export const css = `.spotlight-pad { padding: var(--space) 40px var(--space-end) }
.spotlight-after { padding-left: 32px }
.spotlight-before { padding-right: 32px }
.spotlight-picture { padding-bottom: 16px }
@media (max-width: 480px) {
  .spotlight-pad { padding-left: 24px !important; padding-right: 24px !important }
  .spotlight-before { padding-right: 0 !important }
}
`
