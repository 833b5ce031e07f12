import { z } from 'zod'
import { contentEntrySchema } from '#features/content/content/contract.ts'
import { readDataJson } from '#lib/data-file.ts'

/** Drawn clips about installation; scripts/install-videos.mjs makes them from video-scenes.json. */
export const INSTALL_VIDEOS = readDataJson(
  'demo/content/data/install-videos.json',
  z.array(contentEntrySchema.options[6].omit({ path: true, updatedAt: true })),
)
