import { lazyPart } from '../lazy-part.tsx'

/** "Your Location", fetched when somebody asks for it. */
export const LocationModal = lazyPart(async () => (await import('./location-dialog.tsx')).LocationModal)
