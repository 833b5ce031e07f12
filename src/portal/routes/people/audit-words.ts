import { formatMoney, toCents } from '#lib/money.ts'

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

interface Change {
  /** the field in words */
  name: string
  from: string
  to: string
}

/** "priceRequest" and "called_at" as words. */
const fieldOf = (name: string): string =>
  name
    .replaceAll('_', ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()

function textOfValue(value: unknown): string {
  if (value === undefined || value === null || value === '') return ''
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Amounts are kept as cents. */
const isAmount = (name: string): boolean => /cents$/i.test(name) || name === 'total' || name === 'received'

const textOfField = (name: string, value: unknown): string =>
  isAmount(name) && Number.isSafeInteger(value) ? formatMoney(toCents(Number(value))) : textOfValue(value)

/** What an action changed, field by field. Fields that were empty and stay empty are left out. */
export function changesOf(rowBefore: unknown, rowAfter: unknown): Change[] {
  const before = valuesOf(rowBefore)
  const after = valuesOf(rowAfter)
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])]
  return names
    .map((name) => ({
      name: fieldOf(name).replace(/ cents$/, ''),
      from: textOfField(name, before?.[name]),
      // A field that only the row before names was not touched by the action, or was taken away.
      to:
        after === null || name in after
          ? textOfField(name, after?.[name])
          : textOfField(name, before?.[name]),
    }))
    .filter(({ from, to }) => from !== to)
}
