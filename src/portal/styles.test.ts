import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

// The portal has one sheet. A sheet that a page imports would come before it, and its layer `pages` would
// then lose against every other layer.
test('only the root of the portal imports a sheet', () => {
  const files = readdirSync('src/portal', { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'),
  )
  const importing = files.filter((file) =>
    /^import '.*\.css'/m.test(readFileSync(`src/portal/${file}`, 'utf8')),
  )

  expect(importing).toEqual(['root.tsx'])
})
