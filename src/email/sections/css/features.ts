export const css = `.chip { margin: 0 0 16px }
.chip-ground { padding: 11px; background-color: var(--brand); border-radius: var(--card-corner) }
.tone-brand .chip-ground { padding: 0 }
.feature-icon { width: 26px }
`
