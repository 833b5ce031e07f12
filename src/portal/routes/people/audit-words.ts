import { STAGE_NAMES } from '#features/partners/customers/rules/project.ts'
import { texts as leads } from '#features/partners/leads/desk-texts.ts'
import { formatMoney, toCents } from '#lib/money.ts'
import { certificateTexts as certificates } from '../companies/texts.ts'
import { texts as content } from '../content/texts.ts'
import { texts as orders } from '../orders/texts.ts'
import { texts as quotes } from '../quotes/texts.ts'
import { texts } from './audit-texts.ts'
import { texts as people } from './texts.ts'

type Values = Readonly<Record<string, unknown>>

/** The fields of a row before or after; null when there was none. */
const valuesOf = (row: unknown): Values | null =>
  typeof row === 'object' && row !== null ? { ...row } : null

/** "partner-orders.place" as words: "partner orders: place". */
export const wordsOf = (action: string): string => action.replaceAll(/[-_]/g, ' ').replace('.', ': ')

const PAGES: Readonly<Record<string, string>> = {
  company: '/companies/',
  'contractor listing': '/installers/',
  customer: '/customers/',
  lead: '/leads/',
  order: '/orders/',
  'page issue': '/issues/',
  'photo quote': '/photo-quotes/',
  price_list: '/price-lists/',
  project: '/projects/',
  'saved cart': '/saved-carts/',
}

/** The page of the portal that shows a row; undefined for rows without a page. */
export const pageOf = (entity: string, entityId: string): string | undefined =>
  PAGES[entity] && /^[A-Z0-9]+$/i.test(entityId) ? PAGES[entity] + entityId : undefined

/** A row that was changed, as the log names it. */
export const subjectOf = (entity: string, entityId: string): string =>
  (entity === 'list' && Object.hasOwn(texts.lists, entityId) && texts.lists[entityId]) ||
  `${entity.replaceAll('_', ' ')} ${entityId}`

interface Change {
  /** the field in words */
  name: string
  from: string
  to: string
}

type Words = Readonly<Record<string, string>>

/** "price_request" and "priceRequest" as words. */
const plain = (id: string): string =>
  id
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

const FIELDS: Words = Object.fromEntries(
  Object.entries(texts.fields).map(([name, words]) => [plain(name), words]),
)

/** A field in words; a field of cents is an amount. */
function fieldOf(name: string): string {
  const words = plain(name).replace(/ cents$/, '')
  return FIELDS[words] ?? words
}

/** What the pages of the portal call the states of a row, by its entity and field. */
const STATES: Readonly<Record<string, Words>> = {
  'account role': people.users.roles,
  'content state': content.states,
  'lead outcome': leads.outcomes,
  'lead state': texts.leadStates,
  'order state': orders.states,
  'project stage': STAGE_NAMES,
  'quote state': quotes.states,
  'tax_exemption status': certificates.statuses,
}

function textOfValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Amounts are kept as cents. */
const isAmount = (name: string): boolean => /cents$/i.test(name) || name === 'total' || name === 'received'

function textOfField(entity: string, name: string, value: unknown): string {
  if (isAmount(name) && Number.isSafeInteger(value)) return formatMoney(toCents(Number(value)))
  const text = textOfValue(value)
  return STATES[`${entity} ${name}`]?.[text] ?? text
}

/** What an action changed of a row, field by field. Fields that were empty and stay empty are left out. */
export function changesOf(entity: string, rowBefore: unknown, rowAfter: unknown): Change[] {
  const before = valuesOf(rowBefore)
  const after = valuesOf(rowAfter)
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({
      name: fieldOf(name),
      from: textOfField(entity, name, before?.[name]),
      // A field that only the row before names was not touched by the action, or was taken away.
      to:
        after === null || name in after
          ? textOfField(entity, name, after?.[name])
          : textOfField(entity, name, before?.[name]),
    }))
    .filter(({ from, to }) => from !== to)
}
