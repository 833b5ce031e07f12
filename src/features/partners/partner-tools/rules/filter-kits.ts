import type { Kit } from '#features/choosing/system-selector/rules/kits/kit.ts'
import { facetsOf, isOfTool, VALUES } from './facets.ts'
import type { FacetKey, ToolKind } from './tool-kinds.ts'

export type ChosenFilters = Partial<Record<FacetKey, readonly string[]>>

export interface KitFilters {
  kind: ToolKind
  text: string
  chosen: ChosenFilters
  /** the least efficiencies */
  seer2?: number | undefined
  hspf2?: number | undefined
  afue?: number | undefined
}

/** Letters and digits alone, as model numbers are compared. */
const plain = (text: string): string => text.toUpperCase().replace(/[^A-Z0-9]/g, '')

/** Whether a model of the kit begins with a text, or its AHRI number is the text. */
function isCalled(kit: Kit, text: string, skuOf: (id: string) => string | undefined): boolean {
  const wanted = plain(text)
  if (wanted === '') return true
  const { product, units, rating } = kit.system
  if (rating?.reference != null && plain(rating.reference).startsWith(wanted)) return true
  return [product, ...units].some(({ id }) => id === wanted || plain(skuOf(id) ?? '').startsWith(wanted))
}

/** A figure that is not stated is below every limit. */
const reaches = (has: number | null, least: number | undefined): boolean =>
  least === undefined || (has !== null && has >= least)

/** The kits of a tool that meet the limits and the text, before the groups of filters. */
export function withinLimits(
  kits: readonly Kit[],
  { kind, text, seer2, hspf2, afue }: KitFilters,
  skuOf: (id: string) => string | undefined,
): Kit[] {
  return kits.filter(
    (kit) =>
      isOfTool(kit, kind) &&
      reaches(kit.seer2, seer2) &&
      reaches(kit.hspf2, hspf2) &&
      reaches(kit.afue, afue) &&
      isCalled(kit, text, skuOf),
  )
}

const meets = (kit: Kit, key: FacetKey, wanted: readonly string[]): boolean =>
  VALUES[key](kit).some((value) => wanted.includes(value))

interface Facet {
  key: FacetKey
  counts: ReadonlyMap<string, number>
}

/**
 * Kits that meet every group of filters: within a group one of the chosen values, between groups all. The
 * counts of a group leave out its own choice, so that they say how many a further value would add.
 */
export function filterKits(
  kits: readonly Kit[],
  { kind, chosen }: Pick<KitFilters, 'kind' | 'chosen'>,
): { kits: Kit[]; facets: Facet[] } {
  const keys = facetsOf(kind)
  const active = keys.filter((key) => (chosen[key]?.length ?? 0) > 0)
  const counts = new Map(keys.map((key) => [key, new Map<string, number>()]))
  const left: Kit[] = []
  for (const kit of kits) {
    const failed = active.filter((key) => !meets(kit, key, chosen[key] ?? []))
    if (failed.length === 0) left.push(kit)
    if (failed.length > 1) continue
    for (const key of failed.length === 1 ? failed : keys) {
      const group = counts.get(key)!
      for (const value of VALUES[key](kit)) group.set(value, (group.get(value) ?? 0) + 1)
    }
  }
  return { kits: left, facets: keys.map((key) => ({ key, counts: counts.get(key)! })) }
}
