import { expect, test } from 'vitest'
import { itemPlaces } from './item-places.ts'

const box = (left: number, top: number, width = 60, height = 20) => ({ left, top, width, height })
const at = (left: number, top: number) => box(left, top, 24, 24)
const NO_BAR = undefined

test('links in a row have their handles above, or below where words stand above', () => {
  const items = [box(400, 30), box(475, 30)]
  const [free] = itemPlaces([{ items, hasRoom: true }], items, NO_BAR, 600)
  expect(free).toEqual({ handles: [at(400, 4), at(475, 4)], plus: at(537, 28) })
  const [kept] = itemPlaces([{ items, hasRoom: true }], [...items, box(380, 5, 200)], NO_BAR, 600)
  expect(kept?.handles).toEqual([at(400, 52), at(475, 52)])
})

test('the handles of a row stand on one side, and give way to what is there', () => {
  const items = [box(300, 60), box(375, 60), box(450, 60)]
  const heading = box(380, 36, 120, 20)
  const sign = box(370, 90, 28, 28)
  const [places] = itemPlaces([{ items, hasRoom: false }], [...items, heading, sign], NO_BAR, 600)
  expect(places?.handles).toEqual([at(300, 82), at(403, 82), at(450, 82)])
})

test('a plus that has no place right of the last link stands below it, and not on its words', () => {
  const items = [box(430, 30), box(510, 30, 88)]
  const [places] = itemPlaces([{ items, hasRoom: true }], items, NO_BAR, 600)
  expect(places?.plus).toEqual(at(576, 52))
})

test('the plus of a list is not under the handle of the next, nor on the words below', () => {
  const lists = [
    { items: [box(40, 100, 520, 80), box(40, 180, 520, 80)], hasRoom: true },
    { items: [box(40, 260, 520, 50)], hasRoom: false }
  ]
  const [first, second] = itemPlaces(lists, [], NO_BAR, 600)
  expect(second?.handles).toEqual([at(14, 260)])
  expect(first?.plus).toEqual(at(14, 206))
  const link = { items: [box(280, 40)], hasRoom: true }
  const [one] = itemPlaces([link], [box(280, 40), box(250, 66, 120)], NO_BAR, 600)
  expect(one).toEqual({ handles: [at(254, 40)], plus: at(342, 38) })
})

test('handles keep clear of the bar', () => {
  const bar = { ...box(0, -17, 600, 40), isBelow: false, isTight: true }
  const items = [box(400, 30), box(475, 30)]
  expect(itemPlaces([{ items, hasRoom: false }], items, bar, 600)).toEqual([
    { handles: [at(400, 52), at(475, 52)], plus: undefined }
  ])
})
