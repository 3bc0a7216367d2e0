export const css = `.event-date { margin: 0 0 16px; padding-right: 24px }
.event-facts { padding-bottom: 12px }
.event-fact { margin: 0 0 8px; font-size: 22px; line-height: 1.25 }
.event-cell { padding-right: 16px }
.event-action { margin-top: 16px }
.event-price { margin: 16px 0 16px; font-size: 26px; line-height: 1.2 }
.pad-ticket { padding: var(--space) 28px }
.ticket-main { border-top-right-radius: 0; border-bottom-right-radius: 0 }
.ticket-stub { border-top-width: 0; border-left-width: 3px; border-left-style: dashed; border-top-left-radius: 0; border-bottom-left-radius: 0 }
@media (max-width: 480px) {
  .event-price { font-size: 26px !important }
  .event-fact { margin-bottom: 4px !important; font-size: 22px !important }
  .event-cell { padding-right: 0 !important }
  .pad-ticket { padding-left: 16px !important; padding-right: 16px !important }
  .event-facts { border-top-width: 0 !important; padding-top: 0 !important }
  .ticket-main { border-radius: var(--card-corner) var(--card-corner) 0 0 !important }
  .ticket-stub { border-left-width: 0 !important; border-top-width: 3px !important; border-top-style: dashed !important; border-radius: 0 0 var(--card-corner) var(--card-corner) !important }
}
`
