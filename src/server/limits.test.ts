import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { eventTexts } from '#features/people/accounts/event-texts.ts'
import { DAY, HOUR, type Limit, MINUTE } from '#platform/limits/rules/limit.ts'
import { limits, permissions } from './declared.ts'

const NAMED = new Map([
  [MINUTE, 'a minute'],
  [HOUR, 'an hour'],
  [DAY, 'a day'],
])
const duration = (seconds: number) => NAMED.get(seconds) ?? `in ${seconds / MINUTE} minutes`

const CONSEQUENCES = {
  wait: 'the call is refused until the time is over',
  proof: 'the browser solves a proof of work, and the call goes on',
}
const consequence = ({ whenReached }: Limit) =>
  typeof whenReached === 'string' ? CONSEQUENCES[whenReached] : whenReached.instead

const rows = limits.map(({ feature, limit }) => {
  const { name, what, per, points, seconds } = limit
  const cells = [feature, name, what, per, `${points} ${duration(seconds)}`, consequence(limit)]
  return `| ${cells.join(' | ')} |`
})

const page = `# How often a visitor may do what
Each capability declares its limits in its \`rules/access.ts\`; [security.md](security.md) says how they
count. This table is written by \`npx vitest run --project server src/server/limits -u\`.

| capability | limit | what | per | how many | then |
|---|---|---|---|---|---|
${rows.join('\n')}
`

test('docs/limits.md says how often a visitor may do what', async () => {
  await expect(page).toMatchFileSnapshot('../../docs/limits.md')
})

test('each limit is declared once: two with one name would share their counts', () => {
  const names = limits.map(({ limit }) => limit.name)
  expect(names).toEqual([...new Set(names)])
})

test('every limit and every permission that a capability has is declared in its feature.ts', () => {
  const known = new Set<unknown>([
    ...limits.map(({ limit }) => limit),
    ...permissions.map(({ action }) => action),
  ])
  const modules = import.meta.glob<Record<string, object>>('../features/*/*/rules/access.ts', {
    eager: true,
  })
  const missing = Object.entries(modules).flatMap(([file, groups]) =>
    Object.values(groups)
      .flatMap((group) => Object.values(group))
      .filter((value) => (value?.scopes ?? value?.points) !== undefined && !known.has(value))
      .map(({ name }) => `${file}: ${name}`),
  )
  expect(Object.keys(modules).length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})

test('[29] each kind of security event that code writes has its words, and no other has', () => {
  const files = ['features', 'platform', 'server'].flatMap((folder) =>
    readdirSync(`src/${folder}`, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .map((file) => `src/${folder}/${file}`),
  )
  const written = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\brecord\(\{ kind: '([^']+)'/g)].map(([, kind]) => kind),
  )
  expect(written.length).toBeGreaterThanOrEqual(3)
  const kinds = [...written, ...limits.map(({ limit }) => limit.name)]
  expect(Object.keys(eventTexts.kinds).toSorted()).toEqual(kinds.toSorted())
})
