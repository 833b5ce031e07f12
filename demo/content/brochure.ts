import type { NewEntry } from '#features/content/server/index.ts'

export type BrochureEntry = Extract<NewEntry, { kind: 'brochure' }>
type Body = BrochureEntry['body']

export const link = (text: string, href: string) => ({ text, href })
export const row = (label: string, value: string, unit = '') => ({ label, value, unit })

export const RATINGS = {
  text: 'Ratings, sizes and prices are those of the products listed here, as their own pages show them.',
}
export const MINIMUMS = {
  text: 'Minimum efficiency since January 1, 2023, by region: 10 CFR 430.32 (U.S. Department of Energy).',
  href: 'https://www.ecfr.gov/current/title-10/section-430.32',
}
export const REFRIGERANTS = {
  text: 'Refrigerants of new residential equipment: 40 CFR part 84 (U.S. Environmental Protection Agency), from January 1, 2025.',
  href: 'https://www.ecfr.gov/current/title-40/part-84',
}

/** A brochure of the demo's house brands; address, title, one line for lists, then what its page shows. */
export const brochure = (
  slug: string,
  title: string,
  summary: string,
  body: Omit<Body, 'sources'> & { sources?: Body['sources'] },
): BrochureEntry => ({
  kind: 'brochure',
  slug,
  title,
  summary,
  body: { ...body, sources: body.sources ?? [RATINGS] },
})
