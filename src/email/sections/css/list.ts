export const css = `.list-picture { margin: 0 0 16px }
.list-lead { padding-bottom: 12px }
.list-more { margin: 0 0 12px }
.list-link { font-size: 15px; line-height: 32px }
.list-words { padding-left: 24px }
.point-sign { margin: 0 0 8px; line-height: 1.6; font-size: 17px }
.point-title { margin: 0 0 8px }
.point-picture { width: 64px; margin: 4px 0 12px }
.list-thumbnail { width: 96px; margin: 4px 0 16px auto }
@media (max-width: 480px) {
  .list-words { padding-left: 0 !important; padding-top: 0 !important; border-top-width: 0 !important }
}
`
