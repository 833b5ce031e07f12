/** The kinds of which staff can begin new entries. The others need recordings or data beside their words. */
export const CREATED_KINDS = ['announcement', 'article'] as const

/** The most entries of one kind. */
export const MOST_ENTRIES = 300

/** All texts of a form together. */
export const MOST_CHARACTERS = 80_000
export const MOST_FIELDS = 24

/** The latest versions that the page of an entry lists. */
export const MOST_VERSIONS = 50

/** How long the address of a preview works. */
export const PREVIEW_MINUTES = 60

const LONGEST_SLUG = 60

/** "What is MERV?" → "what-is-merv"; empty when the title has no letter or digit. */
export const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST_SLUG)
    .replace(/^-+|-+$/g, '')
