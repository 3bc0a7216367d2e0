import { cssLanguage } from '@codemirror/lang-css'
import { autoCloseTags, htmlLanguage } from '@codemirror/lang-html'
import { LanguageSupport } from '@codemirror/language'
import { completeMergeTags, cssCompletions, htmlCompletions, type ReadNames } from './complete.ts'
import { outlookMarks, outlookParser } from './outlook-comments.ts'

const cssSupport = (names: ReadNames) =>
  [...cssCompletions(names), completeMergeTags(names)].map(autocomplete => cssLanguage.data.of({ autocomplete }))

/** CSS as emails use it. */
export const emailCss = (names: ReadNames) => new LanguageSupport(cssLanguage, cssSupport(names))

const HTML = htmlLanguage.configure({ wrap: outlookParser, dialect: 'noMatch' })

/** HTML as emails use it: with CSS in it, template tags and comments for Outlook. What is not closed is said by the lint. */
export const emailHtml = (names: ReadNames) =>
  new LanguageSupport(HTML, [
    [...htmlCompletions(names), completeMergeTags(names)].map(autocomplete => htmlLanguage.data.of({ autocomplete })),
    autoCloseTags,
    outlookMarks,
    cssSupport(names)
  ])
