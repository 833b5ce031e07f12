import { expect, test } from 'vitest'
import routes from '../routes.ts'
import { isList, pathOf } from './define-list.ts'

const AREAS = import.meta.glob<Record<string, unknown>>('../routes/*/list.tsx', { eager: true })
const lists = Object.values(AREAS)
  .flatMap((area) => Object.values(area))
  .filter(isList)

test('each list with columns for a file has the address of its file, and no other', async () => {
  const files = lists.filter(({ file }) => file).map((each) => `${pathOf(each)}.csv`)
  const paths = (await routes).flatMap(({ path, file }) =>
    path && file === 'routes/list-file.ts' ? [path] : [],
  )

  expect(files.length).toBeGreaterThan(5)
  expect(paths.toSorted()).toEqual(files.toSorted())
})
