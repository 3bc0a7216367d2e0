export const css = `.details-label { font-size: 15px; line-height: 24px }
.details-card { padding: 18px 20px 4px }
.details-value { margin: 0 0 14px }
.section-details-cards .next { padding-top: 12px }
@media (max-width: 480px) {
  .section-details-cards .cell { padding-top: 0 !important; padding-bottom: 12px !important }
}
`
