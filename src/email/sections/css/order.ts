export const css = `.reference { margin: 0 0 16px }
.order-title { margin: 0 0 4px; font-size: 17px }
.order-picture { width: 64px; margin: 0 0 16px }
.order-price, .end .order-sum { white-space: nowrap }
.order-sum { font-size: 16px; line-height: 1.5 }
.sum { padding: 0 }
.order-sum { margin: 0 0 10px }
.total .order-sum { font-size: 19px }
.order-gap { padding-bottom: 12px }
.order-card { padding: 20px 24px 4px; border-radius: 0 }
.order-left { padding: 20px 0 4px 20px; border-radius: 0 }
.order-left .order-picture { width: 88px }
`
