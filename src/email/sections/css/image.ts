export const css = `.flush { padding: 0; font-size: 0; line-height: 0 }
.inset { margin: 0 0 16px }
.caption { padding-top: 12px }
.section-image-inset .caption { padding-top: 0 }
.picture-link { display: block; text-decoration: none }
.picture-card { margin: 0 0 16px }
.picture-bar { border-radius: 0 }
.picture-card .picture-bar { border-radius: 0 0 var(--card-corner) var(--card-corner) }
.picture-card .picture { border-radius: var(--card-corner) var(--card-corner) 0 0 }
.picture-button { display: block }
.picture-button .ornament { display: inline; padding-right: 10px; font-family: Arial, sans-serif; font-size: 18px; line-height: 20px; font-weight: 400 }
`
