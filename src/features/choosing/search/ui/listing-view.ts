import type { Bucket, Group } from '../rules/facets/aggregations.ts'
import type { CategoryNode } from '../rules/facets/category-tree.ts'
import type { Listing } from '../rules/listing/listing.ts'

/** One value of a filter with the words for it. */
export interface OptionView extends Bucket {
  label: string
}

/** A filter group with its words; `key` is its name in the address: "brand", "a111". */
export interface GroupView extends Group {
  key: string
  buckets: readonly OptionView[]
  /** there is help for it (facet-info.tsx) */
  hasHelp?: boolean
  /** the help itself, on the page for readers without script */
  help?: string
}

interface PromotedView {
  question: string
  /** the group it asks about */
  key: string
  options: readonly { label: string; value: string; note?: string | undefined }[]
}

/** A suggestion on a page of zero results. */
export interface ZeroResultSuggestion {
  label: string
  count: number
  href: string
}

/**
 * A list as its page shows it: the query, the result, and the labels for both. It is the same for every
 * visitor.
 */
export interface ListingView {
  /** path of the list: /search or the category's own */
  action: string
  /** the request; on a category's page without the category itself */
  listing: Listing
  /** path of the category the page belongs to; empty on /search */
  ownCategory: string
  total: number
  /** in the order they are shown */
  groups: readonly GroupView[]
  /** how many groups are open at first */
  openGroups: number
  tree: readonly CategoryNode[]
  /** words for the values in use, by group and value */
  applied: readonly { key: string; value: string; label: string }[]
  promoted: readonly PromotedView[]
  /** every value of every group is written out, for readers without script */
  isFull: boolean
  /** the visitor's home that the list is ordered for */
  home?:
    | {
        /** its cookie */
        text: string
        city: string
        /** in words */
        line: string
        /** which size fits better than the rounded one; null where that one fits */
        better: string | null
        /** how many of the products fit it; undefined where they have no sizes to compare */
        fit: { fitting: number; of: number; isOnly: boolean } | undefined
      }
    | undefined
}
