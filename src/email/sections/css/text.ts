export const css = `.pad-card { padding: var(--space-end) 40px }
.pad-letter { padding: var(--space-wide) 72px var(--space-wide-end) }
.letter { font-size: 19px; line-height: 1.7 }
.letter p { margin: 0 0 20px }
.signature { margin: 8px 0 16px; line-height: 1.4; text-transform: none }
@media (max-width: 480px) {
  .pad-card { padding-left: 16px !important; padding-right: 16px !important }
  .pad-letter { padding-left: 24px !important; padding-right: 24px !important }
}
`
