export const css = `.product-picture { margin: 0 0 16px }
.price { font-size: 18px }
.was { font-weight: 400; text-decoration: line-through }
.menu-title { margin: 0 0 4px }
.menu-words { padding-bottom: 8px }
.menu-price { padding-left: 16px }
.menu-picture { width: 64px; margin: 0 0 12px }
.compact { padding: 12px 18px; font-size: 15px }
.product-row { padding-bottom: 16px }
.product-words { padding-left: 24px }
@media (max-width: 480px) {
  .product-words { padding-left: 0 !important; border-top-width: 0 !important; padding-top: 0 !important }
}
`
