export const css = `.schedule-time { margin: 0 0 16px; padding-right: 16px; font-size: 16px; line-height: 24px }
.schedule-words { padding-bottom: 12px }
.schedule-words .small { margin: 0 0 4px }
.schedule-card { padding-bottom: 12px }
.section-schedule-cards .card { padding: 20px 24px 14px }
`
