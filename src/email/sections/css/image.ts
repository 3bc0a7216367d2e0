export const css = `.flush { padding: 0; font-size: 0; line-height: 0 }
.inset { margin: 0 0 16px }
.caption { padding-top: 12px }
.section-image-inset .caption { padding-top: 0 }
`
