export const css = `.numeral { margin: 0; font-size: 40px; line-height: 44px }
.step { border-top: 5px solid var(--accent); padding-top: 16px }
.next.step { padding-top: 16px }
.tone-accent .step { border-top-color: var(--on-accent) }
.step-number { margin: 0 0 4px; font-size: 15px }
@media (max-width: 480px) {
  .numeral { font-size: 36px !important }
}
`
