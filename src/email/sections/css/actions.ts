export const css = `.actions-heading { margin: 0 0 12px }
.wide-action { width: 100% }
.wide-button { display: block; padding-left: 12px; padding-right: 12px }
`
