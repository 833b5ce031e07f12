/** The classes of the words in the house that a page writes for the visitor's climate. */
export const READING_CLASSES = { outdoor: 'so', outdoorLabel: 'so2', indoor: 'si' } as const

/**
 * How lines and areas look, and the class of drawings.css that a picture carries for it. The classes are
 * short because a picture repeats them on every path, and must stay within 4 KB compressed.
 */
export const lineClasses = {
  outline: 'o',
  'outline-face': 'of',
  'outline-shade': 'os',
  'outline-ground': 'gr',
  detail: 'd',
  'detail-face': 'df',
  'detail-shade': 'ds',
  'detail-deep': 'dk',
  hairline: 'h',
  'hairline-face': 'hf',
  'hairline-shade': 'hs',
  'hairline-detail': 'w',
  hatch: 'hl',
  face: 'fw',
  shade: 's',
  deep: 'k',
  solid: 'fb',
  'hidden-edge': 'x',
  'hidden-cold': 'gx',
  'hidden-warm': 'ex',
  'center-line': 'c',
  dimension: 'n',
  'dimension-tick': 'nt',
  warm: 'e',
  'warm-face': 'ef',
  'warm-area': 'eh',
  cold: 'g',
  'cold-face': 'gf',
  'cold-area': 'gh',
  'refrigerant-line': 'gl',
  // the house in section
  earth: 'ea',
  'wall-cut': 'cu',
  window: 'wi',
  insulation: 'in',
  'vent-pipe': 'pv',
  marker: 'mk',
  'numbered-marker': 'mi',
  'heat-loss-strong': 'ba',
  'heat-loss-light': 'bb',
  // supplied and returning air: the page's season decides which is warm
  'supply-air': 'su',
  'return-air': 're',
  'supply-line': 'sl',
  'return-line': 'rl',
} as const

export type Tone = keyof typeof lineClasses

/** How words look, and their classes. */
export const textClasses = {
  plain: 't',
  plate: 'tb',
  caption: 'tc',
  dimension: 'td',
  'dimension-on-earth': 'td te2',
  reading: 'tt',
  warm: 'te',
  cold: 'tg',
  link: 'tl',
  strong: 'tl2',
  count: 'tn',
  'marker-number': 'mt',
  // a page writes these three for the visitor's climate: see house/readings.ts
  'outdoor-reading': `tt ${READING_CLASSES.outdoor}`,
  'outdoor-label': `t ${READING_CLASSES.outdoorLabel}`,
  'indoor-reading': `tt ${READING_CLASSES.indoor}`,
} as const

export type TextTone = keyof typeof textClasses

/** On the svg element of every drawing. */
export const DRAWING_CLASS = 'dw'
/** Beside it on small drawings, whose lines are thinner. */
export const THIN_CLASS = 'sm'

/** Tones without an area: neighbors of one tone share one path element, which halves the markup. */
export const strokeOnly: ReadonlySet<Tone> = new Set<Tone>([
  'insulation',
  'outline',
  'detail',
  'hairline',
  'hidden-edge',
  'center-line',
  'dimension',
  'warm',
  'cold',
  'hairline-detail',
  'hidden-warm',
  'hidden-cold',
  'hatch',
  'supply-line',
  'return-line',
])
