import type { WireChecked } from '#features/compliance/contract.ts'
import { api } from './api.ts'

/** What the rules of a place say of one product. */
export interface PlaceCheck extends WireChecked {
  zip: string
  /** yyyy-mm-dd */
  asOf: string
}

type Tell = (check: PlaceCheck | undefined) => void
const waiting = new Map<string, Map<string, Tell[]>>()

/**
 * Whether a product may be installed at a zip; undefined when nobody could say. Whatever is asked for in the same moment, a whole list, goes out in one call.
 * With `detail` the rules that are met speak as well.
 */
export function checkFor(zip: string, id: string, detail: boolean): Promise<PlaceCheck | undefined> {
  const key = `${detail ? 'all' : 'broken'} ${zip}`
  return new Promise((resolve) => {
    const list = waiting.get(key) ?? new Map<string, Tell[]>()
    if (list.size === 0) setTimeout(() => void ask(key, zip, detail))
    list.set(id, [...(list.get(id) ?? []), resolve])
    waiting.set(key, list)
  })
}

async function ask(key: string, zip: string, detail: boolean): Promise<void> {
  const list = waiting.get(key) ?? new Map<string, Tell[]>()
  waiting.delete(key)
  const found = await checkAll(zip, [...list.keys()], detail).catch(() => [])
  const byId = new Map(found.map((check) => [check.id, check]))
  for (const [id, tell] of list) for (const each of tell) each(byId.get(id))
}

/** The same for many products at once. Throws what the call throws. */
export async function checkAll(zip: string, ids: readonly string[], detail: boolean): Promise<PlaceCheck[]> {
  const answer = await api.compliance.check({ zipcode: zip, productIDs: [...ids], detail })
  return answer.products.map((product) => ({ ...product, zip, asOf: answer.asOf }))
}
