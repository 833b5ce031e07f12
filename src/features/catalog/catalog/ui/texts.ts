import { defineTexts, plural } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** Texts of the first screen of a product's page. */
export const texts = defineTexts({
  rebates: 'Rebates and how to claim them',
  rebatesNeedScript: 'Turn on JavaScript to look up the rebates for your ZIP code.',
  rebatesAfter: 'Rebates after purchase',
  rebatesNote: 'Paid by the program after your purchase; not subtracted from the total.',
  lookingUp: 'Looking up',
  notLookedUp: '–',
  free: 'Free',
  stageViews: {
    overview: 'Overview',
    rendering: 'Rendering',
    installed: 'Installed',
    room: 'Beside a door',
    front: 'Front',
    views: 'Front and side',
    iso: '3-D',
    section: 'Cutaway',
    connections: 'How it connects',
  },
  drawingScrolls: 'Drawing, scrolls sideways',
  toScale: 'Drawn to scale',
  notToScale: 'Not to scale: the maker does not state the size',
  view: 'View',
  item: (id: string) => `Item ${id}`,
  reviewLink: (count: number) => `${grouped(count)} ${plural(count, { one: 'review', other: 'reviews' })}`,
  documents: 'Documents',
  specificationSheet: 'Specification sheet',
  sizes: (count: number) => `${count} sizes`,
  photos: 'Photos',
  freight: (place: string) => `Freight to ${place}, insured`,
  parcel: (place: string) => `Shipping to ${place}`,
  /** Rates are the states' averages, so the page does not promise more. */
  delivered: (place: string) => `Delivered to ${place}`,
  itemPrice: (quantity: number) => (quantity === 1 ? 'Item' : `${quantity} items`),
})
