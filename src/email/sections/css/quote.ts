export const css = `.quote-mark { margin: 0; font-family: Georgia, 'Times New Roman', serif; font-size: 96px; line-height: 64px; height: 48px }
.quote-text { text-transform: none; line-height: 1.25 }
.quote-text p { margin: 0 0 16px }
.quote-words { font-size: 19px; line-height: 1.55 }
.pad-quote { padding: var(--space-end) 40px }
.speaker { margin: 8px 0 16px }
.speaker-portrait { padding-right: 16px }
.portrait { width: 56px; height: 56px; border-radius: 28px; object-fit: cover }
@media (max-width: 480px) {
  .pad-quote { padding-left: 16px !important; padding-right: 16px !important }
}
`
