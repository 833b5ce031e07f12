/** Calculators whose results have an address, with the name that a card shows. */
const CALCULATORS: readonly (readonly [path: string, name: string])[] = [
  ['/sizing-estimator', 'The size that your home needs'],
  ['/operating-cost-calculator', 'What your home costs to run'],
  ['/heatpump', 'A heat pump in your home'],
  ['/tankless-water-heater-size', 'Your tankless water heater'],
  ['/system-selector', 'Systems that fit your home'],
  ['/line-set-chooser', 'Your line set'],
  ['/matched-pairs', 'Matched pairs'],
  ['/permit-sheet', 'Your permit sheet'],
  ['/job-list', 'Your job list'],
  ['/compare', 'Products side by side'],
]

/** A result of a calculator, as the desk sends it. */
export interface ResultLink {
  /** what the card shows; '' when the page is no calculator */
  title: string
  /** the path in the store */
  url: string
}

/**
 * Reads the address of a result as a person copies it: the whole address of a page of this store, or its
 * path. Undefined for a page of another site.
 */
export function resultLink(typed: string, storeOrigin: string): ResultLink | undefined {
  const text = typed.trim()
  if (!URL.canParse(text, storeOrigin)) return undefined
  const { origin, pathname, search, hash } = new URL(text, storeOrigin)
  if (text === '' || origin !== storeOrigin) return undefined
  const path = pathname.toLowerCase()
  const found = CALCULATORS.find(([base]) => path === base || path.startsWith(`${base}/`))
  return { title: found?.[1] ?? '', url: pathname + search + hash }
}
