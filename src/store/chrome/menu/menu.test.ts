import { expect, test } from 'vitest'
import type { MenuEntry } from '#features/catalog/catalog/contract.ts'
import { departmentsOf } from './menu.ts'

let ids = 0
const entry = (link: string, children: MenuEntry[] = []): MenuEntry => ({
  id: ++ids,
  name: link,
  link,
  icon: '',
  count: 3,
  children,
})
const categories = (under: string, count: number) =>
  Array.from({ length: count }, (_, index) => entry(`${under}/s${index}`))

test('[E-MENU] a department leads to its categories, one without categories to its products', () => {
  const [heating, filters] = departmentsOf([
    entry('/category/heating', [entry('/category/heating/boilers')]),
    entry('/category/filters'),
  ])

  expect([heating?.to, filters?.to]).toEqual(['/categories/heating', '/category/filters'])
  expect(heating?.children.map(({ to, slug, count }) => [to, slug, count])).toEqual([
    ['/category/heating/boilers', 'boilers', 3],
  ])
})

test('[L-MENU-COLS] a category is replaced by its subcategories while four rows of four hold them', () => {
  const some = [entry('/category/a/x', categories('/category/a/x', 10)), ...categories('/category/a', 6)]
  const many = [entry('/category/b/x', categories('/category/b/x', 11)), ...categories('/category/b', 6)]

  const [fits, does] = departmentsOf([entry('/category/a', some), entry('/category/b', many)])

  expect([fits?.children.length, does?.children.length]).toEqual([16, 7])
})
