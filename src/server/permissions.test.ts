import { expect, test } from 'vitest'
import type { Action, Role } from '#features/people/accounts/rules/actions.ts'
import { permissions } from './declared.ts'

const ROLES: readonly Role[] = ['shopper', 'contractor', 'sales', 'operations', 'admin']

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
const scopesOf = ({ scopes }: Action) => ROLES.map((role) => (scopes[role] === 'none' ? '' : scopes[role]))

const page = `# Who may do what
\`all\`: every row. \`own\`: the order of a buyer, the rows of a contractor's company, and what a member of
staff did.

Each capability declares its permissions in its \`rules/access.ts\`; this table is for the person who
reviews a change of them. It is written by \`npx vitest run --project server src/server/permissions -u\`.

${[
  row(['capability', 'permission', ...ROLES]),
  row(Array.from({ length: ROLES.length + 2 }, () => '---')),
  ...permissions.map(({ feature, action }) => row([feature, action.name, ...scopesOf(action)])),
].join('\n')}
`

test('docs/permissions.md says who may do what', async () => {
  await expect(page).toMatchFileSnapshot('../../docs/permissions.md')
})

test('each permission is declared once', () => {
  const names = permissions.map(({ action }) => action.name)
  expect(names).toEqual([...new Set(names)])
})

test('people outside the staff act on their own rows alone', () => {
  const open = permissions.filter(({ action: { scopes } }) =>
    [scopes.shopper, scopes.contractor].includes('all'),
  )
  expect(open).toEqual([])
})

test('a shopper may do four things, all with their own order', () => {
  const own = permissions.filter(({ action }) => action.scopes.shopper === 'own')
  expect(own.map(({ action }) => action.name).sort()).toEqual([
    'damage.report',
    'orders.cancel',
    'orders.read',
    'returns.request',
  ])
})

test('sales may not move money or goods', () => {
  const orders = /^orders\.(receive-payment|approve|approve-price|ship|deliver|cancel|call-off|refund)$/
  const money = (name: string) => orders.test(name) || /^(payments|credit|price-lists)\.(?!read)/.test(name)
  const closed = permissions.filter(({ action }) => money(action.name))
  expect(closed.length).toBeGreaterThan(8)
  expect(closed.filter(({ action }) => action.scopes.sales !== 'none')).toEqual([])
})
