/** Two in a row have room for whole figures also where they stay beside each other on phones: half a number says another. */
export const css = `.figure { margin: 0 0 6px; font-size: var(--figure-size); line-height: 1.1; word-break: break-word; overflow-wrap: anywhere }
.figure-long { font-size: 30px }
.figure-longest { font-size: 22px }
.stat { border-top-width: 3px }
.stat[width="248"] .figure { word-break: normal; overflow-wrap: normal }
.section-stats-stack .figure { margin: 0 0 16px }
@media (max-width: 480px) {
  .stat[width="248"] .figure { word-break: break-word !important; overflow-wrap: anywhere !important }
  .figure { font-size: var(--figure-size-narrow) !important }
  .figure-long { font-size: 32px !important }
  .figure-longest { font-size: 28px !important }
  .figure-cell { width: 150px !important }
  .section-stats-stack .figure-long { font-size: 22px !important }
  .section-stats-stack .figure-longest { font-size: 17px !important }
}
`
