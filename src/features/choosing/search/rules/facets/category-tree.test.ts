import { expect, test } from 'vitest'
import {
  attachChildren,
  type CategoryCount,
  type CategoryNode,
  collapseSiblings,
  growTree,
  mergeTree,
} from './category-tree.ts'

const node = (path: string, children: readonly CategoryNode[] = []): CategoryNode => ({
  path,
  name: path.split(', ').at(-1) ?? '',
  url: `/category/${path}`,
  doc_count: 3,
  children,
})
const count = (path: string): CategoryCount => ({
  path,
  parent: path.split(', ').slice(0, -1).join(', '),
  name: path.split(', ').at(-1) ?? '',
  url: `/category/${path}`,
  count: 3,
})
const counts = [
  'Cooling',
  'Heating',
  'Heating, Boilers',
  'Heating, Furnaces',
  'Heating, Furnaces, Gas',
  'Heating, Furnaces, Oil',
  'Cooling, Coils',
].map(count)

test('[S-HIER] without a path the answer has only the top categories', () => {
  expect(growTree(counts, '')).toEqual([node('Cooling'), node('Heating')])
})

test('[S-HIER] the selected branch is unfolded and its siblings are folded', () => {
  expect(growTree(counts, 'Heating, Furnaces')).toEqual([
    node('Cooling'),
    node('Heating', [
      node('Heating, Boilers'),
      node('Heating, Furnaces', [node('Heating, Furnaces, Gas'), node('Heating, Furnaces, Oil')]),
    ]),
  ])
})

test('[S-HIER] top categories replace the tree', () => {
  expect(mergeTree([node('Old', [node('Old, Child')])], [node('Heating')], '')).toEqual([node('Heating')])
})

test('[S-HIER] children attach under the selected path and sibling branches collapse', () => {
  const tree = [node('Cooling', [node('Cooling, Coils')]), node('Heating')]
  const answer = [node('Cooling'), node('Heating', [node('Heating, Furnaces')])]

  expect(mergeTree(tree, answer, 'Heating')).toEqual([
    node('Cooling'),
    node('Heating', [node('Heating, Furnaces')]),
  ])
})

test('[S-HIER][K-LIMITS] nothing attaches below the third level', () => {
  const deep = [node('A', [node('A, B', [node('A, B, C')])])]

  expect(attachChildren(deep, 'A, B, C', [node('A, B, C, D')])).toEqual(deep)
})

test('a name that begins like another is not its child', () => {
  const tree = [node('Heat', [node('Heat, X')]), node('Heating', [node('Heating, Y')])]

  expect(collapseSiblings(tree, 'Heating')).toEqual([node('Heat'), node('Heating', [node('Heating, Y')])])
})
