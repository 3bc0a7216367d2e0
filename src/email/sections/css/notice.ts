export const css = `.notice-strip { padding: 20px 40px 4px }
.pad-notice { padding: var(--space-end) 40px }
.notice-panel { border-left: 6px solid var(--accent); border-radius: 0; padding: 22px 28px 6px }
.tone-accent .notice-panel { border-left-color: var(--brand) }
@media (max-width: 480px) {
  .notice-strip, .pad-notice { padding-left: 24px !important; padding-right: 24px !important }
}
`
