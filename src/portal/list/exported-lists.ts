/** The lists that the portal exports as files; `exportedLists` of a feature.ts says who may. */
export const EXPORTED_LISTS = ['customers', 'projects', 'leads', 'saved-carts', 'orders', 'surveys'] as const
export type ExportedList = (typeof EXPORTED_LISTS)[number]
