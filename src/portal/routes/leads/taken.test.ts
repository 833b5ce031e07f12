import { expect, test } from 'vitest'
import { ownerOf, takenWords } from './promise-word.tsx'

test.each([
  [{ claimedBy: null, isMine: false }, 'Unassigned', 'Unassigned'],
  [{ claimedBy: 'Dana Reyes', isMine: false }, 'Dana Reyes', 'Owner: Dana Reyes'],
  [{ claimedBy: 'Dana Reyes', isMine: true }, 'You', 'Owner: you'],
])('a lead says who took it, in a column and without a heading: %j', (lead, owner, words) => {
  expect([ownerOf(lead), takenWords(lead)]).toEqual([owner, words])
})
