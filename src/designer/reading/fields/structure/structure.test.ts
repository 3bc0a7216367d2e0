import { expect, test } from 'vitest'
import { pageOf, readBy } from '../fixture.ts'
import { readDictated } from './dictated.ts'
import { readLabels } from './label-claims.ts'
import { readLinks } from './links.ts'
import { readQuestions } from './questions.ts'
import { readQuotes } from './quotes.ts'
import { readRows } from './rows.ts'
import { readSignOff } from './sign-off.ts'
import { readSteps } from './steps.ts'

test.each([
  ['tabs', 'Oak stool\t€80.00\nAsh bench\t€140.00'],
  ['pipes', 'Oak stool | €80.00\nAsh bench | €140.00'],
  ['gaps', 'Oak stool   €80.00\nAsh bench   €140.00'],
  ['dashes', '- Oak stool – €80.00\n- Ash bench – €140.00'],
  ['nothing', 'oak stool €80.00\nash bench €140.00']
])('rows with prices, by %s', (_, text) =>
  expect(readBy(readRows, text)).toEqual([
    ['things', { name: expect.stringMatching(/^Oak stool$/), price: '€80.00' }],
    ['things', { name: expect.stringMatching(/^Ash bench$/), price: '€140.00' }]
  ])
)

test('a row has its old price, its number and what is said of it', () => {
  expect(readBy(readRows, 'rope 3 for €12 \nlantern, the red one €30 (was 38)\nTotal €42')).toEqual([
    ['things', { name: 'Rope', price: '3 for €12' }],
    ['things', { name: 'Lantern', price: '€30', was: '€38', text: 'The red one' }],
    ['rows', { label: 'Total', value: '€42' }]
  ])
})

test('lines with labels fill fields, and what is for the designer is a direction', () => {
  const text = [
    'Who we are: Fern & Co, Leith',
    'What: open studio',
    'When: Sat 6 June, 10am',
    'Where: Dock 4',
    'Rooms: two',
    'Mood: calm',
    'To: our list'
  ].join('\n')
  expect(readBy(readLabels, text)).toEqual([
    ['occasions', { date: 'Sat 6 June', time: '10am', place: 'Dock 4' }],
    ['sender.name', 'Fern & Co'],
    ['sender.address', 'Leith'],
    ['topic', 'Open studio'],
    ['rows', { label: 'Rooms', value: 'two' }]
  ])
  expect(readLabels(pageOf(text), () => true).directions.map(({ role }) => role)).toEqual(['look', 'note'])
})

test('sentences after a colon are no row of a table', () => {
  expect(readBy(readLabels, 'Spring sale: 20% off all bowls until Sunday. Bowl £18, mug £12.')).toEqual([])
})

test.each([' :: ', ' → ', '| ', ' = '])('a label ends with any sign: %j', sign => {
  const rows = [
    ['Shop', 'Fern & Co'],
    ['Must say', 'we moved to Dock 4'],
    ['Must not say', 'cheap'],
    ['Button', 'See the map'],
    ['Link url', 'fern.example/map']
  ]
  const text = rows.map(row => row.join(sign)).join('\n')
  expect(readBy(readLabels, text)).toEqual([
    ['buttons', { label: 'See the map', link: 'fern.example/map' }],
    ['sender.name', 'Fern & Co'],
    ['sentences', 'We moved to Dock 4.']
  ])
})

test('a thing of labels is one', () => {
  const text =
    'Course: Knots for sailors\nIn a nutshell: tie twelve knots in the dark\nCost: £60, members get 10% off with KNOT10'
  expect(readBy(readLabels, text)).toEqual([
    ['things', { name: 'Knots for sailors', price: '£60', text: 'Tie twelve knots in the dark.' }],
    ['offer.what', '10% off'],
    ['offer.code', 'KNOT10'],
    ['offer.terms', 'Members.']
  ])
})

test.each([
  ['"Best rye in the valley," says Ines Duarte.', 'Best rye in the valley', 'Ines Duarte'],
  ['Ines Duarte told us "I come for the rye"', 'I come for the rye', 'Ines Duarte'],
  ['Ines Duarte bakes. "I come early," she said, "before the bus."', 'I come early, before the bus.', 'Ines Duarte']
])('a quotation: %s', (text, words, who) => expect(readBy(readQuotes, text)).toEqual([['quotes', { words, who }]]))

test('questions stand with their answers', () => {
  expect(readBy(readQuestions, 'Q: Is there parking?\nA: yes, behind the hall\nQ: Dogs? A: On a lead.')).toEqual([
    ['questions', { question: 'Is there parking?', answer: 'Yes, behind the hall.' }],
    ['questions', { question: 'Dogs?', answer: 'On a lead.' }]
  ])
})

test('numbered short sentences are steps, numbered chapters are not', () => {
  expect(readBy(readSteps, '1. Open the box\n2. Charge it for an hour')).toEqual([
    ['steps', 'Open the box.'],
    ['steps', 'Charge it for an hour.']
  ])
  expect(readBy(readSteps, '1. Fees. They rise in May. Ask us why.\n2. Staff. Ola left. We miss her.')).toEqual([])
})

test('words that are dictated stand as they are', () => {
  expect(readBy(readDictated, 'The subject should be "Doors open at six"')).toEqual([['subject', 'Doors open at six']])
  expect(readBy(readDictated, 'the button should say see the boats and go to quay.example/boats')).toEqual([
    ['buttons', { label: 'See the boats', link: 'quay.example/boats' }]
  ])
  expect(readBy(readDictated, 'the subject is important to us')).toEqual([])
})

test('who signs is no sentence', () => {
  expect(readBy(readSignOff, 'Thanks all. Sign it Petra')).toEqual([['signOff', 'Petra']])
  expect(readBy(readSignOff, 'See you there.\nKind regards,\nOla Berg, Secretary')).toEqual([
    ['signOff', 'Kind regards,\nOla Berg, Secretary']
  ])
})

test('linked words are buttons', () => {
  expect(readBy(readLinks, 'Come. <a href="https://quay.example/b">Reserve a berth</a>')).toEqual([
    ['buttons', { label: 'Reserve a berth', link: 'https://quay.example/b' }]
  ])
})
