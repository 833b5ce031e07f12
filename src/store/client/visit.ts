import { api } from '#api/client.ts'
import type { MeasuredItem } from '#features/catalog/visit/rules/analytics.ts'
import {
  hasLookedAround,
  mayReplaySession,
  type PageViews,
  REPLAY_SAMPLE_RATE,
  type SeenPages,
  seePage,
  visitSoFar,
} from '#features/catalog/visit/rules/page-views.ts'
import { rememberProduct } from '#shop/product/recent/recent.ts'
import { push, track } from './analytics.ts'
import { browserStorage, recentlyViewedEntry, storageKeys } from './storage-entries.ts'
import { checkVersion } from './version.ts'

let seen: SeenPages | undefined

function arrive(): SeenPages {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visitSoFar(browserStorage.read(storageKeys.sessionInfo), {
    referrer: document.referrer,
    origin: window.location.origin,
    isAgain: entry?.type === 'reload' || entry?.type === 'back_forward',
  })
}

let hasSent = false

/**
 * Runs after every navigation: counts the page (S-VIEWS), checks the version (S-VERSION) and decides about
 * session replay (A-REPLAY).
 */
export function visited(path: string, version: string): void {
  const before = seen ?? arrive()
  seen = seePage(before, path)
  if (seen !== before) {
    const { pageViews, referrer } = seen
    browserStorage.write(storageKeys.sessionInfo, JSON.stringify({ pageViews, referrer } satisfies PageViews))
    void considerReplay(pageViews)
  }
  void checkVersion(version)
}

/**
 * Tells a tag manager once that this session may be recorded. Requests the visitor's bot score and country
 * only when the number of pages allows recording.
 */
async function considerReplay(pageViews: number): Promise<void> {
  if (hasSent || !hasLookedAround(pageViews)) return
  hasSent = true
  const { cfBotScore, cfIpCountry } = await api.visit
    .visitor()
    .catch(() => ({ cfBotScore: null, cfIpCountry: null }))
  push({
    event: 'session_replay_consent',
    granted: mayReplaySession({ pageViews, botScore: cfBotScore, country: cfIpCountry }),
    sampleRate: REPLAY_SAMPLE_RATE,
  })
}

/** A product's page was opened: tracks it, and remembers it for the recently viewed products. */
export function sawProduct({
  id,
  name,
  price,
  brand,
}: Required<Pick<MeasuredItem, 'id' | 'name' | 'price' | 'brand'>>): void {
  track('view_item', [{ id, name, price, brand, quantity: 1 }])
  rememberProduct(recentlyViewedEntry, id)
}

/** A list was shown. */
export const sawList = (
  cards: readonly Required<Pick<MeasuredItem, 'id' | 'name' | 'price' | 'brand'>>[],
): void =>
  track(
    'view_item_list',
    cards.map(({ id, name, price, brand }) => ({ id, name, price, brand })),
  )
