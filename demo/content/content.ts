import type { NewEntry } from '#features/content/server/index.ts'

/** What the demo store has written: brochures of its house brands, articles and stories of its demo customers. */
export const DEMO_CONTENT: readonly NewEntry[] = []
