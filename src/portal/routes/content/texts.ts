import type { ContentKind } from '#features/content/rules/kinds.ts'

const kinds: Readonly<Record<ContentKind, string>> = {
  announcement: 'Announcement',
  article: 'Learning center article',
  brochure: 'Brochure',
  guarantee: 'Guarantee',
  testimonial: 'Story with a clip',
  trust: 'Links to review sites',
  video: 'Installation video',
}

export const texts = {
  title: 'Content',
  lead:
    'The words of the store: announcements, articles, brochures, stories and videos. What you save is a ' +
    'draft; shoppers see it after you publish it.',
  kinds,
  kind: 'Kind',
  all: 'All kinds',
  search: 'Search titles',
  show: 'Show',
  begin: 'New article or announcement',
  none: 'No content here',
  noneHow: 'Choose another kind, or search for fewer words.',
  state: 'State',
  columns: { title: 'Title', state: 'State and last change' },
  states: {
    published: 'On the store',
    changed: 'On the store, with a draft',
    new: 'Draft',
    off: 'Not on the store',
  },
  changed: (by: string | null, day: string) => (by ? `${by}, ${day}` : day),
  count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  start: {
    title: 'New article or announcement',
    lead:
      'The title becomes the last part of the address. The address stays; you can change the title ' +
      'later.',
    name: 'Title',
    submit: 'Begin the draft',
  },
  one: {
    back: 'All content',
    open: 'Open the page',
    save: 'Save draft',
    publish: 'Publish',
    saved: 'Draft saved. Shoppers still see what was published before.',
    published: 'Published. The store shows it within seconds.',
    discarded: 'The draft is deleted.',
    restored: 'The earlier version is a draft now. Look at it, and publish it.',
    tookOff: 'It is not on the store any more. Its words stay here as a draft.',
    isPublished: 'On the store',
    isOff: 'Not on the store',
    draftBy: (by: string, day: string) => `Draft by ${by}, ${day}`,
    fields: (names: readonly string[]) => `Differs from the store in: ${names.join(', ')}`,
    preview: 'Preview as shoppers see it',
    previewHint: 'The address works for an hour, also for colleagues. It opens in a new tab.',
    noPreview: 'Save the draft to get a preview.',
    fix: (count: number) =>
      count === 1
        ? 'One thing must be corrected before the draft can be published. It stands at its field.'
        : `${count} things must be corrected before the draft can be published. Each stands at its field.`,
    line: (line: number, message: string) => `Line ${line}: ${message}`,
    conflict: (by: string) => `${by} saved other words while you were writing.`,
    conflictHow: (by: string) =>
      `Your words are still in the form. Compare them with those of ${by}. When you save now, yours ` +
      'replace them.',
    theirs: (label: string, by: string) => `${label}, as ${by} saved it`,
    empty: 'empty',
    discard: 'Delete the draft',
    discardHow: 'The words that were not published are lost.',
    takeOff: 'Take it off the store',
    takeOffHow: 'Shoppers don’t find it any more. Its words stay here as a draft.',
    versions: 'Published versions',
    noVersions: 'The first version is kept when you publish.',
    version: (number: number, by: string | null, day: string) =>
      `Version ${number}, ${by === null ? 'came with the store' : `by ${by}`}, ${day}`,
    read: 'Read',
    close: 'Close',
    restore: 'Use as draft',
    how: 'How to write',
  },
  how: [
    ['A paragraph', 'Words in one or more lines. An empty line ends it.'],
    ['A heading', '## Read the test'],
    ['A link in a paragraph', 'Change the [filter](/learning-center/filters-and-merv) each season.'],
    ['The sources of the figures above', 'sources: doe-ac, practice'],
    ['A list', '- Garden hose\n- New filter'],
    [
      'Instructions',
      '### Prepare the unit\nminutes: 60\nyou need: Hose; Filter\n' +
        '1. Switch off | Pull the disconnect.\n2. Rinse the coil | From the top down.',
    ],
    ['A table', 'table: Filters and their classes\n| Class | Stops |\n| MERV 8 | Dust |'],
    ['Good to know', 'tip: Write the date on the frame.'],
    ['A warning', 'safety: Switch the breaker off first.'],
    ['A tool of the store', 'tool: Find the size of your home. [Find my size](/sizing-estimator)'],
    ['A drawing', 'figure: outdoor-care | What the drawing shows.'],
    ['A table of the store’s own data', 'facts: cooling-minimums'],
    ['Questions', 'Q: How often?\nA: Once a year.'],
    ['A character that means something else', 'Put \\ before it: \\[ \\| \\##'],
  ],
  howOfSections: [
    ['A section', '## Its title'],
    ['A paragraph', 'Words in one or more lines. An empty line ends it.'],
    ['A list', '- Garden hose\n- New filter'],
    ['A table', 'table: Its title\n| Size | Weight |\n| 3 ton | 210 lb |'],
    ['A drawing', 'figure: 1 | The caption. The number names the drawing that the brochure has.'],
    ['Links at the end of a section', '[All furnaces](/search?q=furnace) [Find my size](/sizing-estimator)'],
  ],
  figures: 'Drawings',
  facts: 'Tables of the store’s own data',
  articles: 'Articles',
} as const
