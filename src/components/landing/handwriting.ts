/** Words drawn by hand in the pictures of the landing page. The landing cut of the italic holds exactly their letters. */
export const ADDRESS = [
  'Spring sale for our pottery shop.',
  '20% off with SPRING20 until Sunday.',
  'Calm and green, a little playful.'
]

/** The second line of the blue label on an airmail envelope. */
export const LABEL = 'par courriel'

/** The brief in the first figure. */
export const BRIEF = ['Welcome new members', 'to the climbing gym.', 'First visit is free.']

/** The email that lies in the hero's envelope: its name, its title and its text. */
export const LETTER = {
  name: 'Tidewater',
  links: ['Shop', 'Studio', 'Visit us'],
  title: ['Bowls for', 'slow mornings'],
  text: [
    'The spring firing is out of the kiln: forty bowls, twelve jugs and',
    'one very stubborn teapot. Take 20% off all of it until Sunday.'
  ]
}
