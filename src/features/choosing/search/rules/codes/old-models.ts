import { compact } from '../query/words.ts'

/** A model number that is no longer sold. Codes are letters and digits in lower case. */
export interface OldModel {
  code: string
  /** as the catalog writes it; empty where only its code is known */
  model: string
  brand: string
  /** the codes of the models that take its place, the best first; one of them may be an old model too */
  successors: readonly string[]
  /** slug of its product type; empty when unknown */
  type: string
  /** the figure of the sort mode "size" */
  size: number | null
}

export type OldModels = ReadonlyMap<string, OldModel>

/** What staff know of a model wins; what only the catalog knows of it stays. */
export const joinOldModels = (ofCatalog: readonly OldModel[], ofStaff: OldModels): OldModels => {
  const all = new Map(ofCatalog.map((each) => [each.code, each]))
  for (const [code, { successors }] of ofStaff)
    all.set(code, { ...(all.get(code) ?? ofStaff.get(code)!), successors })
  return all
}

/** A row "replaced" of the table of search words; without models it says nothing. */
export const readReplaced = (said: string, means: string, brand: string): OldModel => ({
  code: compact(said),
  model: '',
  brand,
  successors: means.split(',').map(compact),
  type: '',
  size: null,
})
