import { ownTypes } from '#features/catalog/catalog/rules/vocabulary/seed-types.ts'

/**
 * What a page tells the browser of the merchant's own types: a script that runs before the page's modules.
 * A page of a store that has the types of its release says nothing.
 */
export function ownTypesScript(): { bootstrapScriptContent?: string } {
  const told = ownTypes()
  if (told === null) return {}
  return { bootstrapScriptContent: `ownTypesOfPage=${JSON.stringify(told).replaceAll('<', '\\u003c')}` }
}
