import { texts } from '../texts.ts'

/** The two selectors of systems. */
export const TOOL_KINDS = ['ducted', 'mini-split'] as const
export type ToolKind = (typeof TOOL_KINDS)[number]

export const SORTS = ['price', 'efficiency', 'fit'] as const
export type Sort = (typeof SORTS)[number]

export const FACET_KEYS = Object.keys(texts.facets) as [FacetKey, ...FacetKey[]]
export type FacetKey = keyof typeof texts.facets
