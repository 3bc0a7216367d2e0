import { decodeEntities } from '../../src/email/source/entities.ts'

const WORD = /[\p{L}\p{N}\p{M}]+(?:(?:[.'’@]|(?<=\p{N})[,:](?=\p{N}))[\p{L}\p{N}\p{M}]+)*/gu

/** The words of a text in lower case, without signs around them. Numbers, times and addresses stay whole, the ’s of a name is no part of it. */
export const wordsOf = (text: string): string[] =>
  (text.match(WORD) ?? []).map(word =>
    word
      .toLowerCase()
      .replaceAll('’', "'")
      .replace(/(?:'s|\.)$/, '')
  )

/** Words that say nothing by themselves. Verbs of asking ("say", "mention") are none of them. */
const GLUE = new Set(
  (
    'a an the this that these those there here it its i we you they he she me us them him her my our your their his ours yours theirs ' +
    "who which what when where how why and or but nor so if as than then because while of to in on at by for from with without into onto about over under up out off per via is are was were be been being am has have had having do does did will would shall should can could may might must not no it's that's there's here's we're you're they're we've you've they've we'll you'll they'll i'm i'd i've i'll we'd you'd isn't aren't don't doesn't can't won't just also too very only all any some each both more most own same such please pls"
  ).split(' ')
)

/** A word without the ending of its plural. */
const stem = (word: string): string => (word.length > 3 && /[^siu]s$/.test(word) ? word.slice(0, -1) : word)

/** The words of a text that carry meaning, without endings of plurals. */
export const contentWords = (text: string): string[] =>
  wordsOf(text)
    .filter(word => !GLUE.has(word))
    .map(stem)

/** A piece of a brief as an email would show it: spoken addresses ("oak dot example slash walks") and entities of pasted markup written out. */
const asShown = (text: string): string =>
  decodeEntities(text)
    .replace(/\s+(?:dot|point)\s+(?=\w)/gi, '.')
    .replace(/\s+(?:forward )?slash\s+(?=\w)/gi, '/')
    .replace(/(\w)\s+at\s+(?=[\w-]+\.[a-z])/gi, '$1@')

/** An address without what may be left out of it. */
export const bareAddress = (address: string): string =>
  asShown(address.trim())
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:|tel:)/, '')
    .replace(/^www\./, '')
    .replace(/[/.,;)]+$/, '')
