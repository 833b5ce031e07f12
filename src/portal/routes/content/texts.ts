import type { ContentKind } from '#features/content/content/rules/kinds.ts'
import { defineTexts } from '#lib/language/texts.ts'

export const texts = defineTexts({
  title: 'Content',
  lead:
    'The store’s announcements, articles, brochures, stories and videos. Saving keeps a draft; ' +
    'shoppers see it once you publish.',
  kinds: {
    announcement: 'Announcement',
    article: 'Learning center article',
    brochure: 'Brochure',
    guarantee: 'Guarantee',
    testimonial: 'Story with a clip',
    trust: 'Links to review sites',
    video: 'Installation video',
  } satisfies Readonly<Record<ContentKind, string>>,
  kind: 'Type',
  all: 'All types',
  search: 'Search titles',
  show: 'Apply',
  begin: 'New article or announcement',
  none: 'No results',
  noneHow: 'Try another type or fewer search words.',
  state: 'Status',
  columns: { title: 'Title', state: 'Status and last edit' },
  states: {
    published: 'Published',
    changed: 'Published, with a draft',
    new: 'Draft',
    off: 'Unpublished',
  },
  changed: (by: string | null, day: string) => (by ? `${by}, ${day}` : day),
  count: (count: number) => (count === 1 ? '1 entry' : `${count} entries`),
  start: {
    title: 'New article or announcement',
    lead:
      'The title becomes the last part of the page’s address. You can change the title later, but not ' +
      'the address.',
    name: 'Title',
    submit: 'Create draft',
  },
  one: {
    back: 'All content',
    open: 'View page',
    save: 'Save draft',
    publish: 'Publish',
    saved: 'Draft saved. Shoppers still see the published version.',
    published: 'Published. It appears in the store within seconds.',
    discarded: 'Draft deleted.',
    restored: 'The earlier version is now your draft. Review it, then publish.',
    tookOff: 'Unpublished. We kept the text as a draft.',
    isPublished: 'Published',
    isOff: 'Unpublished',
    draftBy: (by: string, day: string) => `Draft by ${by}, ${day}`,
    fields: (names: readonly string[]) => `Changed since it was published: ${names.join(', ')}`,
    preview: 'Preview as shoppers see it',
    previewHint: 'Opens in a new tab. You can share the link with colleagues; it works for one hour.',
    noPreview: 'Save the draft to preview it.',
    fix: (count: number) =>
      count === 1
        ? 'Fix one problem before you publish. It is marked below.'
        : `Fix ${count} problems before you publish. They are marked below.`,
    line: (line: number, message: string) => `Line ${line}: ${message}`,
    conflict: (by: string) => `${by} saved changes while you were editing.`,
    conflictHow: (by: string) =>
      `Your text is still in the form. Compare it with ${by}’s version. If you save now, yours ` +
      'replaces it.',
    theirs: (label: string, by: string) => `${label}, as ${by} saved it`,
    empty: 'empty',
    discard: 'Delete draft',
    discardHow: 'Any changes you haven’t published will be lost.',
    takeOff: 'Unpublish',
    takeOffHow: 'Shoppers will no longer see it. We keep the text here as a draft.',
    versions: 'Published versions',
    noVersions: 'Each time you publish, we keep a version here.',
    version: (number: number, by: string | null, day: string) =>
      `Version ${number}, ${by === null ? 'original' : `by ${by}`}, ${day}`,
    read: 'View',
    close: 'Close',
    restore: 'Use as draft',
    how: 'Formatting help',
  },
  how: [
    ['A paragraph', 'One or more lines of text. An empty line ends it.'],
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
    ['A link to one of our tools', 'tool: Find the size of your home. [Find my size](/sizing-estimator)'],
    ['A drawing', 'figure: outdoor-care | What the drawing shows.'],
    ['A table of the store’s data', 'facts: cooling-minimums'],
    ['Questions', 'Q: How often?\nA: Once a year.'],
    ['A formatting character as plain text', 'Put \\ before it: \\[ \\| \\##'],
  ],
  howOfSections: [
    ['A section', '## Its title'],
    ['A paragraph', 'One or more lines of text. An empty line ends it.'],
    ['A list', '- Garden hose\n- New filter'],
    ['A table', 'table: Its title\n| Size | Weight |\n| 3 ton | 210 lb |'],
    ['A drawing', 'figure: 1 | The caption. The number names the drawing that the brochure has.'],
    ['Links at the end of a section', '[All furnaces](/search?q=furnace) [Find my size](/sizing-estimator)'],
  ],
  figures: 'Drawings',
  facts: 'Tables of the store’s data',
  articles: 'Articles',
})
