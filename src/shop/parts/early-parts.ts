import type { BrowserApi } from '#api/client.ts'
import type { RequiredPage } from '#features/catalog/accessories/contract.ts'
import { type Early, early } from '#lib/calls/early.ts'

type Asking = Pick<BrowserApi, 'accessories'>

/** The parts of a product change with the catalog alone. */
const FRESH_MS = 5 * 60_000

const byApi = new WeakMap<Asking, Early<readonly RequiredPage[]>>()

/** The parts that products need. A product's page asks for its own before the buyer presses the button. */
export function earlyParts(api: Asking): Early<readonly RequiredPage[]> {
  const before = byApi.get(api)
  if (before) return before
  const made = early(async (id) => (await api.accessories.required({ id })).pages, {
    freshMs: FRESH_MS,
    now: () => performance.now(),
  })
  byApi.set(api, made)
  return made
}
