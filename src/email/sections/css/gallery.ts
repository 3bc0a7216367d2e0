export const css = `.gallery-picture { margin: 0 0 12px }
.gallery-row { padding: 0 0 8px }
`
