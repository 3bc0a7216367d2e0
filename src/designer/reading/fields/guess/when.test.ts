import { expect, test } from 'vitest'
import { pageOf, wholeOf } from '../fixture.ts'
import { occasionIn } from './occasion.ts'

const occasionOf = (text: string) => {
  const page = pageOf(text)
  return occasionIn(page, wholeOf(page))?.value
}

test.each([
  [
    'Pottery open day on Sat 14 March 9 to 4pm at Lane End',
    { date: 'Sat 14 March', time: '9', end: '4pm', place: 'Lane End', note: 'Pottery open day' }
  ],
  ['the bakery opens every Sunday at 8am', { date: 'every Sunday', time: '8am', note: 'The bakery opens' }],
  ['Choir rehearsals between 3 and 9 May', { date: 'between 3 and 9 May', note: 'Choir rehearsals' }],
  ['closes 3 June', { date: '3 June', note: 'Closes' }],
  [
    'Open day tomorrow, Thursday 6 Feb, at the kennels',
    { date: 'tomorrow, Thursday 6 Feb', place: 'the kennels', note: 'Open day' }
  ],
  ['Fair on Sat 14 March at Lane End, Hartwell', { date: 'Sat 14 March', place: 'Lane End, Hartwell', note: 'Fair' }],
  ['Enter by 3 June', { date: '3 June', note: 'Enter by' }],
  ['swimming gala, Thurs 7pm, pool two', { date: 'Thurs', time: '7pm', place: 'pool two', note: 'Swimming gala' }],
  ['Talk in Mill Street on 2 May', { date: '2 May', place: 'Mill Street', note: 'Talk' }],
  [
    'heating off Monday 2 March until Friday 6 March',
    { date: 'Monday 2 March until Friday 6 March', note: 'Heating off' }
  ]
])('%s', (text, occasion) => expect(occasionOf(text)).toEqual(occasion))

test.each([
  'No parking after 6pm',
  'since Monday 2 March we have sold a great many of them to people from all over the county',
  'Sunday Riders meet here',
  'Everything on this shelf was thrown here in January',
  'The ferry today from 14:15 onwards is off due to wind',
  'Rainy November',
  'On Friday 3 May we had a full house',
  'nothing with a day'
])('no day on which something is: %s', text => expect(occasionOf(text)).toBeUndefined())
