import { expect, test } from 'vitest'
import { ownerOf, takenWords } from './taken.ts'

test.each([
  [{ claimedBy: null, isMine: false }, 'Not taken yet', 'Not taken yet'],
  [{ claimedBy: 'Dana Reyes', isMine: false }, 'Dana Reyes', 'Taken by Dana Reyes'],
  [{ claimedBy: 'Dana Reyes', isMine: true }, 'You', 'Taken by you'],
])('a lead says who took it, in a column and without a heading: %j', (lead, owner, words) => {
  expect([ownerOf(lead), takenWords(lead)]).toEqual([owner, words])
})
