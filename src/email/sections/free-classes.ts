/** What the HTML of a free section is written with, for those who write it: the classes that are there, beside `style="…"`. */
export interface FreeClass {
  name: string
  /** What it does, and what becomes of it where a client cannot show it. */
  does: string
  example: string
}

export const FREE_CLASSES: readonly FreeClass[] = [
  {
    name: 'grid, stack cell, gutter',
    does: 'columns that stand one below another on phones; cells and gutters add up to 520 px (600 in layout "full")',
    example:
      '<table role="presentation" class="grid" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="stack cell" width="248" valign="top"><p class="text">One</p></td><td class="gutter" width="24">&nbsp;</td><td class="stack cell" width="248" valign="top"><p class="text">Two</p></td></tr></table>'
  },
  {
    name: 'display',
    does: 'type as large as a poster, smaller on phones; keep it to a few short words',
    example: '<p class="display">48 hours</p>'
  },
  {
    name: 'heading, title, text, small',
    does: "headings and running text in the theme's fonts, coloured for their ground",
    example:
      '<h2 class="heading">Why now</h2><h3 class="title">Because</h3><p class="text">It is spring.</p><p class="text small">At last.</p>'
  },
  {
    name: 'mark, value, note',
    does: 'a line in the colour of links above a heading; a bold fact; small print',
    example: '<p class="mark">New</p><p class="value">£18.00</p><p class="note">While stocks last.</p>'
  },
  {
    name: 'badge',
    does: 'a few words on a pill of accent; square in Outlook',
    example: '<span class="badge">Best value</span>'
  },
  {
    name: 'card',
    does: 'a cell with padding and round corners that stands out from its ground; its words are coloured for it; square in Outlook',
    example:
      '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="card"><h3 class="title">Team</h3><p class="text">For five.</p></td></tr></table>'
  },
  {
    name: 'glow',
    does: 'such a cell on a gradient of brand; plain brand where gradients are not shown',
    example:
      '<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="glow"><p class="display">Open</p><p class="text">From Friday.</p></td></tr></table>'
  },
  {
    name: 'compare',
    does: 'a table of facts with lines between its rows; two to four columns, each cell a few words, or five of short words',
    example:
      '<table class="compare"><tr><th></th><th>Basic</th><th>Plus</th></tr><tr><td>Storage</td><td>5 GB</td><td>50 GB</td></tr></table>'
  },
  {
    name: 'button-ground, button',
    does: 'a button, at least 44 px high; the cell is what Outlook paints',
    example:
      '<table role="presentation" class="action" cellpadding="0" cellspacing="0" border="0"><tr><td class="button-ground"><a class="button" href="{{shop_url}}">See them</a></td></tr></table>'
  },
  {
    name: 'second',
    does: 'a quieter link, bold and underlined',
    example: '<p class="text"><a class="second" href="{{shop_url}}">Read on</a></p>'
  },
  {
    name: 'picture, rounded, round',
    does: 'a picture as wide as its cell; corners like those of cards; a circle (of a square picture). Say its width',
    example: '<img class="picture rounded" src="/media/scenes/sea.png" alt="The sea at dusk" width="520">'
  },
  {
    name: 'tilt',
    does: 'turned a little to the left; straight where clients do not turn. For another turn: style="transform: rotate(4deg)"',
    example:
      '<table role="presentation" class="tilt" cellpadding="0" cellspacing="0" border="0"><tr><td class="card"><p class="title">Handmade</p></td></tr></table>'
  },
  {
    name: 'rule',
    does: 'a hairline above an element or a cell',
    example: '<p class="text rule">And one thing more.</p>'
  },
  {
    name: 'centre, end',
    does: 'words in the middle, or at the end of the line',
    example: '<p class="text centre">In the middle</p>'
  }
]

/** The theme's colours by name, for `style="…"`; a solid `background-color` belongs under every gradient. */
export const FREE_COLOURS = [
  '--brand',
  '--on-brand',
  '--accent',
  '--on-accent',
  '--ink',
  '--on-ink',
  '--surface',
  '--on-surface',
  '--tint',
  '--on-tint',
  '--canvas',
  '--muted',
  '--line',
  '--link'
] as const
