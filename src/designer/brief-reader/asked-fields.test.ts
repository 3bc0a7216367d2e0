import { expect, test } from 'vitest'
import { fieldsAskedIn } from './asked-fields.ts'

test('fields that are asked for without a value become tags', () => {
  const brief =
    'A receipt email for Kerbly. It should show the location, licence plate, start and end time, the amount paid including VAT and the last four digits of the card. Make it plain.'
  const { rows, rest } = fieldsAskedIn(brief, 'receipt')
  expect(rows).toEqual([
    { label: 'Location', value: '{{location}}' },
    { label: 'Licence plate', value: '{{licence_plate}}' },
    { label: 'Start and end time', value: '{{start_and_end_time}}' },
    { label: 'Amount paid including VAT', value: '{{amount_paid}}' },
    { label: 'Last four digits of the card', value: '{{card_last_four}}' }
  ])
  expect(rest).toBe('A receipt email for Kerbly. Make it plain.')
})

test('what has a value is told', () => {
  const brief =
    'Order confirmation. Show the items, total, delivery address and estimated delivery of 3-5 working days.'
  expect(fieldsAskedIn(brief, 'order')).toEqual({
    rows: [
      { label: 'Estimated delivery', value: '3-5 working days' },
      { label: 'Total', value: '{{total}}' },
      { label: 'Delivery address', value: '{{delivery_address}}' }
    ],
    rest: 'Order confirmation. '
  })
})

test('values are no fields, and marketing mail has none', () => {
  const order = 'It should show order number TB-20418, delivery S$4, total S$40.'
  expect(fieldsAskedIn(order, 'order')).toEqual({ rows: [], rest: order })
  const sale = 'Show the price and the date of the sale.'
  expect(fieldsAskedIn(sale, 'sale')).toEqual({ rows: [], rest: sale })
})
