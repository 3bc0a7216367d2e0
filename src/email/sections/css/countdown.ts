export const css = `.count-value { margin: 0 0 4px; font-size: 32px; line-height: 1.15 }
.count-card { padding: 20px 6px 8px }
.count-after { padding-top: 16px }
@media (max-width: 480px) {
  .count-value { font-size: 30px !important; word-break: break-word; overflow-wrap: anywhere }
  .count-card { padding: 14px 12px 2px !important }
}
`
