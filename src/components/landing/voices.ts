/** Marketing copy, not product data: sample people and what they say. */
export interface Voice {
  name: string
  role: string
  quote: string
  /** Out of five. */
  stars: number
  /** Colour of the monogram's stamp, by its name in voices.css. */
  ink: string
}

/** What the page of all testimonials is about. */
export const VOICES_LEDE =
  'Marketers, founders and shop managers on writing a brief and getting an email that they would send.'

/** Said wherever they stand. */
export const SAMPLES = 'These are samples: the people and their shops are made up.'

export const VOICES: Voice[] = [
  {
    name: 'Amara Osei',
    role: 'Marketing lead, Plumb Goods',
    quote:
      'I used to book a designer for every launch. Now I write three sentences and spend the afternoon choosing between good ones.',
    stars: 5,
    ink: 'fern'
  },
  {
    name: 'Tomasz Lind',
    role: 'Founder, Lind & Daughters',
    quote:
      'Our Friday offer goes out before lunch, and it finally looks like the shop: same colours, same voice, no wrestling with tables.',
    stars: 5,
    ink: 'brick'
  },
  {
    name: 'Priya Raman',
    role: 'E-commerce manager, Oat House',
    quote:
      'I ask for one line to change and only that line changes. Seeing it on a phone and in the dark before it goes out has saved me two apologies already.',
    stars: 4,
    ink: 'slate'
  }
]

export const MORE_VOICES: Voice[] = [
  {
    name: 'Jonas Weber',
    role: 'Head of events, Kulturhafen',
    quote:
      'Date, place, price, link: I typed them once, in a hurry, and every one of them was in the invitation where a guest would look.',
    stars: 5,
    ink: 'ink'
  },
  {
    name: 'Leila Haddad',
    role: 'Owner, Saffron Street Bakery',
    quote: 'The newsletter used to be my Sunday evening. It is ten minutes now, and my sister asked who we had hired.',
    stars: 5,
    ink: 'ochre'
  },
  {
    name: 'Chidi Nwosu',
    role: 'Lifecycle marketing, Northlight',
    quote:
      'I pasted in a template that three agencies had touched. I changed the two words I wanted and the rest stayed byte for byte.',
    stars: 4,
    ink: 'print'
  },
  {
    name: 'Ines Ferreira',
    role: 'Bookseller, Fern & Fable',
    quote: 'Order mails that read like a person wrote them. Customers answer to say thank you, which is new.',
    stars: 5,
    ink: 'wine'
  },
  {
    name: 'Marek Dvorak',
    role: 'Founder, Halfmoon Coffee',
    quote: 'I tried a bolder look, did not like it in the morning, and went back a version. Nobody had to be asked.',
    stars: 4,
    ink: 'flame'
  },
  {
    name: 'Sofie Bakke',
    role: 'Communications, Fjell Climbing',
    quote:
      'Our volunteers write the briefs. What comes out looks like one club and not like seven people with opinions.',
    stars: 5,
    ink: 'sage'
  }
]

/** The initials on the stamp. */
export function monogramOf(name: string): string {
  return name
    .split(' ')
    .map(part => part[0])
    .join('')
}
