export const css = `.plan-card { padding: 24px 12px 8px }
.plan-card .action { width: 100% }
.plan-price { font-size: 22px; line-height: 1.25 }
.plan-text ul, .plan-text ol { margin: 0 0 12px 18px }
.plan-button { padding: 12px 18px; font-size: 15px }
.plan-card .plan-button { display: block; padding: 12px 8px }
.plan-words { padding-left: 24px }
@media (max-width: 480px) {
  .plan-card { padding-left: 20px !important; padding-right: 20px !important }
  .plan-words { padding-left: 0 !important; padding-top: 0 !important; border-top-width: 0 !important }
}
`
