import { useState } from 'react'
import type { CategoryNode } from '../rules/facets/category-tree.ts'
import type { Listing } from '../rules/listing/listing.ts'
import { answeredWith, askedFor, type ListingState, panelGroups } from '../rules/listing/listing-state.ts'
import type { GroupView, ListingView } from './listing-view.ts'

interface Remembered {
  view: ListingView
  state: ListingState<GroupView>
  /** the latest request, while its answer is pending */
  asked: Listing | undefined
}

const answerOf = (view: ListingView) => ({
  action: view.action,
  listing: view.listing,
  groups: Object.fromEntries(view.groups.map((group) => [group.key, group])),
  tree: view.tree,
  ownCategory: view.ownCategory || view.listing.categoryPath,
})

export interface ListingNow {
  /** the list that the page shows: that of the newest request, answered or not */
  listing: Listing
  isPending: boolean
  groups: readonly GroupView[]
  tree: readonly CategoryNode[]
  /** reports a request, so that the page shows it at once */
  ask(listing: Listing): void
}

/**
 * The state of a list while answers are pending (S-LIST-01). The address decides what is shown; an answer
 * replaces what was pending. The first render uses the answer alone, as on the server.
 */
export function useListing(view: ListingView): ListingNow {
  const [known, setKnown] = useState<Remembered>(() => ({
    view,
    state: answeredWith(undefined, answerOf(view)),
    asked: undefined,
  }))
  const now =
    known.view === view ? known : { view, state: answeredWith(known.state, answerOf(view)), asked: undefined }
  if (now !== known) setKnown(now)
  return {
    listing: now.asked ?? view.listing,
    isPending: now.asked !== undefined,
    groups: panelGroups(now.state).map(([, group]) => group),
    tree: now.state.tree,
    ask: (listing) =>
      setKnown((before) => ({ ...before, state: askedFor(before.state, listing), asked: listing })),
  }
}
