import { describe, expect, test } from 'vitest'
import { serialTexts as texts } from './serial-texts.ts'
import { placeSerials, type SerialRoom, serialsIn } from './serials.ts'

const room = (parcel: string, known: string[] = [], machines = 2): SerialRoom => ({
  ...{ parcel, lineNo: 1, part: 0, model: 'SF96-80', machines, known },
})
const wanted = (...serials: string[]) => serials.map((serial) => ({ lineNo: 1, part: 0, serial }))
const places = (rooms: SerialRoom[], ...serials: string[]) => {
  const plan = placeSerials(rooms, wanted(...serials))
  return 'fault' in plan ? plan : plan.placed.map(({ kind, place, serial }) => [kind, place.parcel, serial])
}

describe('[29] serial numbers go to the machines that were shipped', () => {
  test('the first shipment with room takes them, as the plate prints them', () => {
    expect(places([room('one', ['A1111']), room('two')], 'b2222', ' c 3333 ')).toEqual([
      ['new', 'one', 'B2222'],
      ['new', 'two', 'C3333'],
    ])
  })
  test('one that is there already takes no room', () => {
    expect(places([room('one', ['A1111'])], 'a1111', 'B2222')).toEqual([
      ['known', 'one', 'A1111'],
      ['new', 'one', 'B2222'],
    ])
  })
  test.each([
    ['more than were shipped', ['A1111', 'B2222', 'C3333'], texts.notShipped, 2],
    ['one twice', ['A1111', 'a1111'], texts.twice, 1],
    ['a model', ['A1111', 'SF96-80'], texts.model, 1],
    ['a word', ['FURNACE'], texts.none, 0],
    ['too short', ['A1'], texts.length(2), 0],
  ])('%s is refused at its place', (_, serials, fault, at) => {
    expect(places([room('one')], ...serials)).toEqual({ fault, at })
  })
  test('a line without machines has no room', () => {
    expect(placeSerials([room('one')], [{ lineNo: 2, part: 0, serial: 'A1111' }])).toEqual({
      fault: texts.notShipped,
      at: 0,
    })
  })
})

test('[29] a pasted column or list is read number by number', () => {
  expect(serialsIn('A1111\r\nB2222\n\nC3333, D4444;E5555\tF6666')).toEqual([
    'A1111',
    'B2222',
    'C3333',
    'D4444',
    'E5555',
    'F6666',
  ])
})
