import type { RouteConfigEntry } from '@react-router/dev/routes'

/** By path what to open, where a part of the path varies, and where a page shows more with an answer. */
export type Addresses = Readonly<Record<string, readonly string[]>>

/** The path of every page of an application, as its routes.ts writes it. */
const pathsOf = (routes: readonly RouteConfigEntry[]): string[] =>
  routes.flatMap(({ path, index, children }) =>
    children ? pathsOf(children) : path !== undefined || index ? [path ?? ''] : [],
  )

/** What to open, so that each path is opened once at least; throws for a path that needs an example. */
export function addressesFor(routes: readonly RouteConfigEntry[], examples: Addresses): string[] {
  return pathsOf(routes).flatMap((path) => {
    const example = examples[path]
    if (example) return example
    if (/[:*]/.test(path)) throw new Error(`no example of the page ${path}`)
    return [`/${path}`]
  })
}
