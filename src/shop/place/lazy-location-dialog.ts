import { lazyPart } from '../lazy-part.tsx'

/** "Your Location", loaded when the visitor opens it. */
export const LocationDialog = lazyPart(async () => (await import('./location-dialog.tsx')).LocationDialog)
