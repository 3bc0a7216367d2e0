/** What layouts look like, by kind; a layout that says it by its name is not here. */
export const LAYOUTS: Record<string, Record<string, string>> = {
  header: { split: 'name left, links right', center: 'name in the middle, links below', band: 'on a stripe of colour' },
  hero: {
    stacked: 'picture above words',
    split: 'words beside a picture',
    cover: 'a picture as wide as the email, words below',
    poster: 'type alone, very large',
    letter: 'like a letter, quiet, for personal notes',
    editorial: 'a line of accent, then a headline as in a magazine',
    product: 'one product on a card with its price',
    ticket: 'a card with a dashed stub',
    number: 'one huge figure: a discount, an age, a count'
  },
  features: { columns: 'side by side', rows: 'icon left, words right' },
  products: {
    grid: 'cards side by side',
    rows: 'picture left, words right',
    menu: 'names and prices in lines, no pictures'
  },
  list: { articles: 'picture and teaser', plain: 'headlines and texts', points: 'short marked points' },
  steps: { numbered: 'large numbers', timeline: 'a line with dots' },
  social: { text: 'links in a row', buttons: 'outlined', icons: 'the sign of each network before its name' },
  footer: { center: 'in the middle', columns: 'sender left, links right' }
}
