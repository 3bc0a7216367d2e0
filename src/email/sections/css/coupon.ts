export const css = `.pad-coupon { padding: var(--space) 40px }
.coupon-card { border: 3px dashed var(--accent); padding: 32px 32px 16px }
.tone-accent .coupon-card { border-color: var(--on-surface) }
.code { font-size: 40px; line-height: 1.2; letter-spacing: 2px; text-transform: none; word-break: break-word; overflow-wrap: anywhere }
.code-long { font-size: 24px; letter-spacing: 1px }
.coupon-card .code { margin: 0 0 12px }
.code-box { border: 2px dashed var(--accent); padding: 20px 12px }
.code-box .code { margin: 0; font-size: 26px }
.code-box .code-long { font-size: 18px }
.coupon-side { padding-left: 28px; padding-bottom: 16px }
.coupon-action { margin: 14px 0 0 }
@media (max-width: 480px) {
  .pad-coupon { padding-left: 16px !important; padding-right: 16px !important }
  .code { font-size: 32px !important }
  .code-long { font-size: 22px !important }
  .code-box .code { font-size: 26px !important }
  .code-box .code-long { font-size: 20px !important }
}
`
