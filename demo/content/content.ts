import type { NewEntry } from '#features/content/server/index.ts'
import { ARTICLES } from './articles.ts'
import { BRAND_BROCHURES } from './brand-brochures.ts'
import { SERIES_BROCHURES } from './series-brochures.ts'
import { STORIES } from './stories.ts'

/** What the demo store has written: brochures of its house brands, articles of its shelves, stories of its demo customers. */
export const DEMO_CONTENT: readonly NewEntry[] = [...BRAND_BROCHURES, ...SERIES_BROCHURES, ...ARTICLES, ...STORIES]
