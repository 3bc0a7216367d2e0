import { NETWORKS } from '../../../email/sections/networks.ts'

/** Signs in white strokes on a disc, on a grid of 24; a part that begins with `*` is filled, one with `-` is cut out of what lies under it. */
const SIGNS: Record<string, string[]> = {
  instagram: [
    'M9.6 6.7h4.8a2.9 2.9 0 0 1 2.9 2.9v4.8a2.9 2.9 0 0 1-2.9 2.9H9.6a2.9 2.9 0 0 1-2.9-2.9V9.6a2.9 2.9 0 0 1 2.9-2.9z',
    'M12 14.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6z',
    '*M15 9.8a.8.8 0 1 0 0-1.6.8.8 0 0 0 0 1.6z'
  ],
  facebook: ['M15 6.9h-1a2 2 0 0 0-2 2.1v9.2M9.4 12h5.2'],
  x: ['M7.4 7.2l9.2 9.6', 'M16.4 7.2l-3.7 3.9M11.2 12.8l-3.8 4'],
  linkedin: [
    '*M8 9a1 1 0 1 0 0-2 1 1 0 0 0 0 2z',
    'M8 11.2v5.6M11.6 16.8v-5.6M11.6 13.4c.3-1.4 1.3-2.2 2.5-2.2 1.4 0 2.2.9 2.2 2.4v3.2'
  ],
  youtube: [
    '*M7.8 7.6h8.4a2.2 2.2 0 0 1 2.2 2.2v4.4a2.2 2.2 0 0 1-2.2 2.2H7.8a2.2 2.2 0 0 1-2.2-2.2V9.8a2.2 2.2 0 0 1 2.2-2.2z',
    '-M10.6 9.8v4.4l3.8-2.2z'
  ],
  tiktok: ['M12.8 6.6v7.8a2.6 2.6 0 1 1-2.6-2.6', 'M12.8 6.6c.3 2 1.6 3.3 3.6 3.5'],
  pinterest: ['M11.9 10.4l-1.7 7.4', 'M9.2 13c-1.8-2.8.2-6 3.2-6 2.6 0 4.1 1.9 3.7 4.3-.5 2.9-3.3 3.8-4.7 2'],
  threads: [
    'M15.9 9.5c-.6-1.9-2-2.9-3.9-2.9-2.9 0-4.6 2-4.6 5.4s1.7 5.4 4.6 5.4c2.4 0 4.1-1.3 4.1-3.1 0-2-1.8-2.9-4-2.7-1.5.1-2.4.8-2.4 1.8s.9 1.6 2 1.5c1.7-.1 2.4-1.5 2-3.8'
  ],
  whatsapp: ['M6.8 17.2l.9-3a5.2 5.2 0 1 1 2.1 2.1z', 'M10.2 9.9c.1 2.2 1.7 3.8 3.9 3.9'],
  bluesky: [
    '*M12 11.5c-.9-1.8-3.1-4-4.7-4.4-.8-.2-1.2.4-1.2 1.2 0 .9.4 3.9.9 4.5.7.8 1.9 1 3.1.7-1.8.3-2.7 1.3-1.7 2.6 1.7 2 3-.1 3.6-1.6.6 1.5 1.9 3.6 3.6 1.6 1-1.3.1-2.3-1.7-2.6 1.2.3 2.4.1 3.1-.7.5-.6.9-3.6.9-4.5 0-.8-.4-1.4-1.2-1.2-1.6.4-3.8 2.6-4.7 4.4z'
  ],
  mastodon: ['M8 15.6v-4.9c0-1.4.8-2.2 2-2.2s2 .8 2 2.2v2.2M12 12.9v-2.2c0-1.4.8-2.2 2-2.2s2 .8 2 2.2v4.9'],
  telegram: ['*M6.2 11.8l11.2-4.5-1.9 9.7-3.3-2.5-1.8 1.7-.4-2.8 5-4.4-6.2 3.9z'],
  spotify: ['M7.6 9.5c3.1-.9 6.3-.6 8.9.9M8.1 12.1c2.6-.7 5.2-.4 7.4.8M8.6 14.6c2-.5 4.1-.3 5.8.7'],
  github: [
    '*M9.3 17.6v-2c-2.1-.4-3-1.9-3-3.7 0-1 .3-1.8.9-2.4-.2-.7-.1-1.5.2-2.2.8 0 1.6.3 2.3.9a8 8 0 0 1 4.6 0c.7-.6 1.5-.9 2.3-.9.3.7.4 1.5.2 2.2.6.6.9 1.4.9 2.4 0 1.8-.9 3.3-3 3.7v2z',
    'M9.4 16.2c-1.6.4-2-.7-2.8-1.1'
  ]
}

/** On it white shows, and on dark grounds it gives way to the white. */
const DISC = '#4d525a'

/** Is there a sign of this network? */
export const isNetwork = (name: string): boolean => NETWORKS.includes(name)

/** A network's sign as SVG, 96 × 96 px. It takes no colours: it has to show on every ground, in the dark too. */
export function networkSvg(name: string): string {
  const parts = (SIGNS[name] ?? []).map(part => {
    if (part.startsWith('*')) return `<path d="${part.slice(1)}" fill="#fff" stroke="none"/>`
    return part.startsWith('-') ? `<path d="${part.slice(1)}" fill="${DISC}" stroke="none"/>` : `<path d="${part}"/>`
  })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="0 0 24 24" fill="none" stroke="#fff" stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round"><circle cx="12" cy="12" r="12" fill="${DISC}" stroke="none"/>${parts.join('')}</svg>`
}
