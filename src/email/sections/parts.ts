import { type Html, html, raw } from './html.ts'
import { inlineToHtml } from './inline-tree.ts'
import { type Paragraph, paragraphsOf } from './paragraphs.ts'
import type { NameOf } from './schema.ts'
import type { ImageValue, LinkValue } from './section.ts'

/** What sections are made of. Each gives `undefined` for a slot that is absent, so that no empty element is written. */

/** A line of words: headings, titles, labels, prices. Line breaks become `<br>`. */
export function line<C>(content: C, slot: NameOf<C, string>, tag: string, className: string): Html | undefined {
  const value = content[slot]
  if (typeof value !== 'string') return undefined
  const open = `<${tag} class="${className}" data-slot="${slot}"${isLong(value) ? BREAKS : ''}>`
  return raw(`${open}${inlineToHtml(value)}</${tag}>`)
}

/** A number of an account, a code or a parcel without a blank, which would widen the email on a phone. */
const isLong = (value: string): boolean => /(?<![\w@/.{-])(?=[A-Z0-9-]*\d)[A-Z0-9-]{18,}(?![\w@/.}-])/.test(value)

const BREAKS = ' style="word-break: break-word; overflow-wrap: anywhere"'

/** Running text: a `<p>`, or a `<div>` when there are several paragraphs or lists. */
export function prose<C>(content: C, slot: NameOf<C, string>, className = 'text'): Html | undefined {
  const value = content[slot]
  if (typeof value !== 'string') return undefined
  const paragraphs = paragraphsOf(value)
  if (paragraphs.length === 1 && paragraphs[0]?.tag === 'p') return line(content, slot, 'p', className)
  return html`
    <div class="${className}" data-slot="${slot}">
      ${paragraphs.map(paragraphHtml)}
    </div>`
}

function paragraphHtml(paragraph: Paragraph): Html {
  if (paragraph.tag === 'p') return raw(`<p>${inlineToHtml(paragraph.text)}</p>`)
  const { tag, items } = paragraph
  return html`
    ${raw(`<${tag}>`)}
      ${items.map(item => raw(`<li>${inlineToHtml(item)}</li>`))}
    ${raw(`</${tag}>`)}`
}

/** A link; an ornament is a sign or a picture before its words that is drawing, not content: readers of the section skip it. */
export function anchor<C>(
  content: C,
  slot: NameOf<C, LinkValue>,
  className: string,
  ornament?: string | Html
): Html | undefined {
  const value = content[slot] as LinkValue | undefined
  const sign = ornament && html`<span class="ornament" data-ornament aria-hidden="true">${ornament}</span>`
  return (
    value &&
    html`<a class="${className}" data-slot="${slot}" href="${value.href}">${sign || undefined}${label(value)}</a>`
  )
}

/** The words of a link; a link cannot hold another. */
const label = (value: LinkValue): Html => raw(inlineToHtml(value.label, { links: false }))

/** A button: a link in a coloured cell, at least 44 px high; Outlook colours the cell, everybody else the whole. */
export function button<C>(content: C, slot: NameOf<C, LinkValue>, options: ButtonOptions = {}): Html | undefined {
  const { table = 'action', size = 'button', centred = false } = options
  const link = anchor(content, slot, size)
  return (
    link &&
    html`
      <table role="presentation" class="${table}"${centred ? CENTRED : undefined} cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td class="button-ground">${link}</td>
        </tr>
      </table>`
  )
}

interface ButtonOptions {
  /** Classes of the table around it and of the link itself. */
  table?: string
  size?: string
  /** Outlook centres a table by its attribute, never by margins. */
  centred?: boolean
}

const CENTRED = raw(' align="center"')

/** A picture, `width` px wide at most and as wide as its cell. */
export function picture<C>(
  content: C,
  slot: NameOf<C, ImageValue>,
  width: number,
  className = 'picture'
): Html | undefined {
  const value = content[slot] as ImageValue | undefined
  return (
    value && html`<img class="${className}" data-slot="${slot}" src="${value.src}" alt="${value.alt}" width="${width}">`
  )
}

/** An icon or thumbnail that keeps its size. */
export function thumbnail<C>(
  content: C,
  slot: NameOf<C, ImageValue>,
  width: number,
  className = 'thumbnail'
): Html | undefined {
  return picture(content, slot, width, className)
}
