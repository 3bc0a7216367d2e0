export const css = `.plan-card { padding: 24px 20px 8px }
.plan-price { font-size: 22px; line-height: 1.25 }
.plan-text ul, .plan-text ol { margin: 0 0 12px 18px }
.plan-button { padding: 12px 18px; font-size: 15px }
.plan-words { padding-left: 24px }
@media (max-width: 480px) {
  .plan-words { padding-left: 0 !important; padding-top: 0 !important; border-top-width: 0 !important }
}
`
