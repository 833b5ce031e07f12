import { z } from 'zod'
import { contentEntrySchema } from '#features/content/content/contract.ts'
import { readDataJson } from '#lib/data-file.ts'

const [brochureEntry] = contentEntrySchema.options
const brochures = z.array(brochureEntry.omit({ path: true, updatedAt: true }))

/** One brochure for each house brand. */
export const BRAND_BROCHURES = readDataJson('demo/content/data/brand-brochures.json', brochures)

/** Series and kinds of systems that need more words than a product page has room for. */
export const SERIES_BROCHURES = readDataJson('demo/content/data/series-brochures.json', brochures)
