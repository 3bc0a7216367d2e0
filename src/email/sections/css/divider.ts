export const css = `.divider-rule { padding: 0; font-size: 0; line-height: 0 }
.divider-gap { height: var(--space); font-size: 0; line-height: var(--space) }
`
