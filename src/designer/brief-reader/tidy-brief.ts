import { spelledOut } from './hurried.ts'
import { saidPlainly } from './plainly.ts'
import { spelt } from './spelling.ts'

/** The brief with one kind of white space, quotation mark and bullet, so that everything after can rely on them. */
export function tidyBrief(source: string): string {
  return (
    source
      // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what this removes
      .replace(/[\u0000-\u0008\u000b-\u001f\u007f\u200b-\u200d\ufeff]/g, char => (char === '\r' ? '\n' : ''))
      .replace(
        /(?<!\{)\{((?:first|last|full|customer|product|company|order|event)[ _]?[a-z]{0,10})\}(?!\})/gi,
        (_, tag: string) => `{{${tag.trim().toLowerCase().replace(/\s+/g, '_')}}}`
      )
      .replace(/\n{2,}/g, '\n')
      .replace(/[^\S\n]+/g, ' ')
      .replace(/[“”„«»]/g, '"')
      .replace(/[’‘]/g, "'")
      .replace(/(?<=^|[\s(:])'(\p{Lu}[^'"\n]{2,60}?)'(?=[\s,.;:)!?]|$)/gmu, '"$1"')
      .replace(/^ +| +$/gm, '')
      .replace(/(\d)\s?per ?cent\b/gi, '$1%')
      .replace(/([!?])\1+/g, '$1')
      .replace(/[\s,.]+(?:thx|thanks|cheers|ty)[!.]*$/i, '')
      .replace(/\boff (?=(?:next|first) (?:order|purchase|visit|booking|box)\b)/gi, 'off your ')
      .replace(/^.*$/s, brief => spelt(spelledOut(saidPlainly(brief))))
      .replace(/\b1[.)] [^\n]+ 2[.)] [^\n]*/g, list => list.replace(/\s*\b(\d)[.)]\s+/g, '\n$1. '))
      .trim()
  )
}
