import type { ImageValue } from '../../email/sections/section.ts'
import { iconUrl } from '../../email/theme/media-urls.ts'
import type { Theme } from '../../email/theme/theme.ts'

const WORDS: [icon: string, pattern: RegExp][] = [
  ['truck', /\bdeliver|shipping|dispatch|courier/i],
  ['refresh', /\breturn|refund|exchange|renew|sync|update/i],
  ['percent', /%|\boff\b|discount|save\b|offer/i],
  ['gift', /\bgift|present|bonus|reward/i],
  ['calendar', /\bdate|day\b|week|month|calendar|schedule|booking/i],
  ['clock', /\btime|hour|minute|quick|fast|second|early|late/i],
  ['lock', /\bsecur|password|privat|encrypt|login|sign-?in/i],
  ['shield', /\bsafe|protect|guarantee|warranty|insur/i],
  ['chart', /\breport|chart|data|analytic|forecast|dashboard|metric/i],
  ['card', /\bpay|card|price|cost|invoice|billing/i],
  ['users', /\bteam|people|community|friend|member|together|share|volunteer/i],
  ['mail', /\bemail|mail|letter|newsletter|inbox/i],
  ['phone', /\bphone|call|mobile|app\b/i],
  ['pin', /\bplace|venue|map|location|address|store|visit/i],
  ['leaf', /\bplant|green|organic|eco|sustain|natural|garden/i],
  ['coffee', /\bcoffee|espresso|roast/i],
  ['cup', /\btea\b|drink|cup|mug/i],
  ['book', /\bbook|read|guide|learn|course|class/i],
  ['music', /\bmusic|song|concert|band/i],
  ['camera', /\bphoto|camera|picture/i],
  ['home', /\bhome|house|room/i],
  ['tools', /\btool|repair|setting|custom|build|integration/i],
  ['bolt', /\bpower|speed|instant|energy|automat/i],
  ['sun', /\bsun|summer|daylight|bright|warm/i],
  ['moon', /\bnight|moon|sleep|dark/i],
  ['heart', /\blove|care|thank|health/i],
  ['bell', /\balert|remind|notif/i],
  ['message', /\bmessage|chat|support|question|answer/i],
  ['globe', /\bworld|language|international|global|web/i],
  ['cart', /\bshop|buy|order|basket|cart/i],
  ['parcel', /\bbox|parcel|pack/i],
  ['key', /\bkey|access|member/i],
  ['star', /\bstar|best|review|favourite|new\b/i],
  ['tag', /\btag|label|price/i]
]

const SPARE = ['check', 'star', 'sparkle', 'thumbs-up', 'heart', 'bolt']

/** An icon for each text, no icon twice. */
export function iconsFor(texts: readonly string[], theme: Theme): ImageValue[] {
  const used = new Set<string>()
  return texts.map(text => {
    const fitting = WORDS.find(([icon, pattern]) => !used.has(icon) && pattern.test(text))?.[0]
    const icon = fitting ?? SPARE.find(name => !used.has(name)) ?? 'check'
    used.add(icon)
    return { src: iconUrl(icon, theme), alt: '' }
  })
}
