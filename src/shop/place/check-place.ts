import type { BrowserApi } from '#api/client.ts'
import type { WireChecked } from '#features/catalog/compliance/contract.ts'
import { batch } from '#lib/calls/batch.ts'

/** The result of a place's rules for one product. */
export interface PlaceCheck extends WireChecked {
  zip: string
  /** yyyy-mm-dd */
  asOf: string
}

const BROKEN = 'broken'
const ALL = 'all'

const openBatch = (api: BrowserApi) =>
  batch<PlaceCheck>(async (group, ids) => {
    const [rules, zip = ''] = group.split(' ')
    const checks = await checkAll(api, zip, ids, rules === ALL)
    return new Map(checks.map((found) => [found.id, found]))
  })

const batches = new WeakMap<BrowserApi, ReturnType<typeof openBatch>>()

/**
 * Whether a product may be installed at a zip; undefined when the call failed. Products that are requested at
 * the same moment, such as a whole list, share one call. With `detail` the answer also names the rules that a
 * product meets.
 */
export function checkFor(
  api: BrowserApi,
  zip: string,
  id: string,
  detail: boolean,
): Promise<PlaceCheck | undefined> {
  const check = batches.get(api) ?? openBatch(api)
  batches.set(api, check)
  return check(`${detail ? ALL : BROKEN} ${zip}`, id)
}

/** The same for many products at once. Throws what the call throws. */
export async function checkAll(
  api: BrowserApi,
  zip: string,
  ids: readonly string[],
  detail: boolean,
): Promise<PlaceCheck[]> {
  const answer = await api.compliance.check({ zipcode: zip, productIDs: [...ids], detail })
  return answer.products.map((product) => ({ ...product, zip, asOf: answer.asOf }))
}
