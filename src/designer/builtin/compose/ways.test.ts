import { expect, it } from 'vitest'
import { readBrief } from '../../brief-reader/read-brief.ts'
import { isByReply, isOpenDoor, mailToAnswer, phoneToAnswer } from './ways.ts'

it.each(['they book by replying to this email', 'a half-day session, £240, and they can reply to book'])(
  '%s: the reply is the button',
  text => expect(isByReply(text)).toBe(true)
)

it('A question to be answered by reply is no booking', () =>
  expect(isByReply('Ask people to reply with questions.')).toBe(false))

it('Nobody has to book for a market', () => {
  expect(isOpenDoor(readBrief("Event: Makers' Night Market\nWhen: Fri 11 Dec, 5–10pm\n- free entry"))).toBe(true)
  expect(isOpenDoor(readBrief('Invitation to our gala dinner on 3 May, tickets £20'))).toBe(false)
})

it('An answer goes to the mailbox or the telephone that the brief names for it', () => {
  expect(
    mailToAnswer(readBrief('Alumni dinner. RSVP by 10 December to Mr. Rohan Kulkarni or alumni@pune.example.'))
  ).toBe('mailto:alumni@pune.example')
  expect(mailToAnswer(readBrief('Invite to dinner. Questions to help@pune.example.'))).toBeUndefined()
  expect(phoneToAnswer(readBrief('Invite subscribers to our supper. To reserve, ring 01865 555 019.'))).toEqual({
    label: 'Call to reserve',
    href: 'tel:01865555019'
  })
})
