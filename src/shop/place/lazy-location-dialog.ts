import { lazyPart } from '../lazy-part.tsx'

/** "Your Location", fetched when somebody asks for it. */
export const LocationDialog = lazyPart(async () => (await import('./location-dialog.tsx')).LocationDialog)
