/** The browser's facts about its visit (S-VIEWS). */
export interface PageViews {
  /** starts at 1 */
  pageViews: number
  /** where the visitor came from; '' when unknown */
  referrer: string
}

export interface SeenPages extends PageViews {
  /** the page seen last; null before the first */
  path: string | null
}

export const noPageYet = (referrer: string): SeenPages => ({ pageViews: 1, referrer, path: null })

/** S-VIEWS: counts up with each change of the route after the first page. */
export function seePage(seen: SeenPages, path: string): SeenPages {
  if (seen.path === path) return seen
  return { ...seen, path, pageViews: seen.path === null ? seen.pageViews : seen.pageViews + 1 }
}
