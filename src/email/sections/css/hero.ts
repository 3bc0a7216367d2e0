export const css = `.hero-heading { margin: 0 0 20px; font-size: var(--hero-size); letter-spacing: var(--hero-tracking); word-break: break-word }
.stack .hero-heading { word-break: normal }
.lead { font-size: 18px; line-height: 1.6 }
.hero-picture { padding: 0; font-size: 0; line-height: 0 }
.hero-words { padding-top: 40px }
.hero-second { padding-left: 24px }
.hero-side { padding-left: 32px }
.side-heading { font-size: var(--hero-side-size) }
.poster-heading { font-size: var(--poster-size); letter-spacing: var(--poster-tracking); line-height: var(--poster-leading) }
.poster-words { padding-bottom: 12px }
.hero-letter { padding: var(--space-wide) 72px var(--space-end) }
.letter-heading { margin: 0 0 20px; font-size: var(--hero-side-size); word-break: break-word }
.letter-lead { font-size: 19px; line-height: 1.7 }
.letter-picture { margin: 8px 0 16px }
.masthead { border-top: 5px solid var(--accent); padding-top: 12px; padding-bottom: 16px }
.tone-accent .masthead { border-top-color: var(--on-accent) }
.standfirst { font-size: 20px; line-height: 1.55 }
.editorial-picture { margin: 0 0 24px }
.giant { margin: 0 0 12px; font-size: 150px; line-height: 1; word-break: break-word }
.giant-2 { font-size: 104px }
.giant-3 { font-size: 72px }
.giant-4 { font-size: 44px; line-height: 1.1 }
.giant-5 { font-size: 30px; line-height: 1.15 }
.tag-card { padding: 24px 24px 12px }
.tag-picture { margin: 0 0 12px }
.hero-ticket-pad { padding: var(--space) 32px }
.ticket-picture { padding: 0; border-bottom-left-radius: 0; border-bottom-right-radius: 0 }
.hero-ticket { padding: 36px 36px 20px; border-bottom-left-radius: 0; border-bottom-right-radius: 0 }
.hero-ticket-whole { border-radius: var(--card-corner) }
.hero-stub { border-top: 3px dashed var(--accent); padding: 24px 36px 12px; border-top-left-radius: 0; border-top-right-radius: 0 }
@media (max-width: 480px) {
  .stack .hero-heading { word-break: break-word !important }
  .hero-letter { padding-left: 24px !important; padding-right: 24px !important }
  .hero-ticket-pad { padding-left: 16px !important; padding-right: 16px !important }
  .hero-ticket, .hero-stub { padding-left: 24px !important; padding-right: 24px !important }
  .letter-heading { font-size: var(--hero-side-size-narrow) !important }
  .giant { font-size: 104px !important }
  .giant-2 { font-size: 88px !important }
  .giant-3 { font-size: 64px !important }
  .giant-4 { font-size: 36px !important }
  .giant-5 { font-size: 28px !important }
}
`
