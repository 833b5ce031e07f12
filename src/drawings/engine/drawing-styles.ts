import { DRAWING_CLASS, lineClasses, type TextTone, THIN_CLASS, type Tone, textClasses } from './tones.ts'

/** Line weights are tokens, so one place decides how heavy a drawing is. */
const outline = 'var(--drawing-outline-width)'
const detail = 'var(--drawing-detail-width)'
const hair = 'var(--drawing-hairline-width)'

type Rule = readonly [tones: string, declarations: string]

/**
 * What each tone of a line or an area sets. The same rules make drawings.css and the style inside a
 * stand-alone file.
 */
const lineRules: readonly Rule[] = [
  [
    'outline outline-face outline-shade outline-ground',
    `stroke:var(--drawing-line-1);stroke-width:${outline}`,
  ],
  [
    'detail detail-face detail-shade detail-deep warm-area cold-area',
    `stroke:var(--drawing-line-2);stroke-width:${detail}`,
  ],
  ['hairline hairline-face hairline-shade insulation', `stroke:var(--drawing-line-3);stroke-width:${hair}`],
  ['supply-air return-air supply-line return-line', `stroke:var(--drawing-line-2);stroke-width:${detail}`],
  ['hairline-detail', `stroke:var(--drawing-line-2);stroke-width:${hair}`],
  ['hatch', `stroke:var(--drawing-line-4);stroke-width:${hair}`],
  ['dimension', `stroke:var(--drawing-dimension);stroke-width:${hair}`],
  ['dimension-tick', 'stroke:var(--drawing-dimension);stroke-width:1.25px'],
  ['hidden-edge', `stroke:var(--drawing-line-2);stroke-width:${hair};stroke-dasharray:4 2.5`],
  ['center-line', `stroke:var(--drawing-line-3);stroke-width:${hair};stroke-dasharray:9 3 2 3`],
  ['warm warm-face heat-loss-strong heat-loss-light', `stroke:var(--ember);stroke-width:${detail}`],
  ['cold cold-face', `stroke:var(--glacier);stroke-width:${detail}`],
  ['hidden-warm', `stroke:var(--ember);stroke-width:${detail};stroke-dasharray:4 2.5`],
  ['hidden-cold', `stroke:var(--glacier);stroke-width:${detail};stroke-dasharray:4 2.5`],
  ['refrigerant-line', 'stroke:var(--glacier);stroke-width:1.75px'],
  ['vent-pipe', 'stroke:var(--drawing-line-2);stroke-width:2.5px'],
  ['outline-face detail-face hairline-face face window', 'fill:var(--drawing-face)'],
  ['outline-shade detail-shade hairline-shade shade', 'fill:var(--drawing-shade)'],
  ['detail-deep deep', 'fill:var(--drawing-deep)'],
  ['solid wall-cut', 'fill:var(--drawing-line-1)'],
  ['earth', 'fill:var(--drawing-earth)'],
  ['outline-ground', 'fill:var(--drawing-ground)'],
  ['supply-air', 'fill:var(--drawing-deep)'],
  ['return-air', 'fill:var(--drawing-shade)'],
  ['warm-face warm-area', 'fill:var(--drawing-ember)'],
  ['cold-face cold-area', 'fill:var(--drawing-glacier)'],
  ['heat-loss-strong', 'fill:var(--heat-2)'],
  ['heat-loss-light', 'fill:var(--heat-1)'],
  ['marker', `fill:var(--pine);stroke:var(--drawing-face);stroke-width:${outline}`],
  ['numbered-marker', `fill:var(--ink);stroke:var(--drawing-face);stroke-width:${outline}`],
]

/** The CSS of each tone of a text. */
const textRules: readonly Rule[] = [
  [
    'dimension',
    'fill:var(--ink);stroke:var(--drawing-ground);stroke-width:7px;paint-order:stroke;' +
      'font-variant-numeric:tabular-nums;letter-spacing:0.01em',
  ],
  ['dimension-on-earth', 'stroke:var(--drawing-earth)'],
  ['caption', 'letter-spacing:0.06em'],
  ['plate', 'fill:var(--drawing-line-2);letter-spacing:0.08em'],
  ['reading', 'fill:var(--ink);font-weight:500'],
  ['warm', 'fill:var(--ember)'],
  ['cold', 'fill:var(--glacier)'],
  ['link', 'fill:var(--pine);letter-spacing:0'],
  ['strong', 'fill:var(--ink)'],
  ['count', 'fill:var(--ink-2);font-weight:400'],
  ['marker-number', 'fill:var(--paper)'],
]

/** Below 3.2 px/in every line is thinner, or a thumbnail turns black. */
const thinRules: readonly Rule[] = [
  ['outline outline-face outline-shade outline-ground', `stroke-width:${detail}`],
  ['detail detail-face detail-shade detail-deep', `stroke-width:${hair}`],
  [
    'hairline hairline-face hairline-shade hairline-detail warm warm-face cold cold-face supply-line ' +
      'return-line',
    'stroke-width:0.5px',
  ],
]

const root = `.${DRAWING_CLASS}`

const base = [
  `${root}{display:block;max-width:100%;height:auto;overflow:visible;font-family:var(--font-plate)}`,
  `${root} path{fill:none;stroke-linejoin:round;stroke-linecap:butt;vector-effect:non-scaling-stroke}`,
  `${root} text{fill:var(--ink-2);stroke:none;font-weight:600;letter-spacing:0.02em}`,
]

const classOfLine = (tone: string): string => lineClasses[tone as Tone]
/** "td te2": the second class adds to the first. */
const classOfText = (tone: string): string => textClasses[tone as TextTone].split(' ').at(-1)!

/** The rules as CSS; with `used`, those alone that a markup needs. */
function stylesheet(used?: ReadonlySet<string>): string[] {
  const write = (prefix: string, rules: readonly Rule[], classOf: (tone: string) => string): string[] =>
    rules.flatMap(([tones, declarations]) => {
      const classes = tones
        .split(' ')
        .map(classOf)
        .filter((name) => !used || used.has(name))
      const selector = classes.map((name) => `${prefix} .${name}`).join(',')
      return selector ? [`${selector}{${declarations}}`] : []
    })
  const isThin = !used || used.has(THIN_CLASS)
  return [
    ...base,
    ...write(root, lineRules, classOfLine),
    ...write(root, textRules, classOfText),
    ...(isThin ? write(`${root}.${THIN_CLASS}`, thinRules, classOfLine) : []),
  ]
}

/** Air in the house has no color until the page says which season it is at the visitor's place. */
const seasons = (
  [
    ['heat', 'ember', 'glacier'],
    ['cool', 'glacier', 'ember'],
  ] as const
).flatMap(([season, supplied, returned]) =>
  (
    [
      ['supply-air', `fill:var(--drawing-${supplied})`],
      ['return-air', `fill:var(--drawing-${returned})`],
      ['supply-line', `stroke:var(--${supplied})`],
      ['return-line', `stroke:var(--${returned})`],
    ] as const
  ).map(([tone, declaration]) => `[data-season="${season}"] ${root} .${lineClasses[tone]}{${declaration}}`),
)

const underline = `${root} a:hover .${textClasses.link}{text-decoration:underline}`

const setAll = (names: readonly string[], value: string): string =>
  names.map((name) => `--${name}:${value}`).join(';')

/** With colors of the visitor's own, lines take the color of text and areas that of the page. */
const forcedColors = `@media (forced-colors:active){${root}{${[
  setAll(['drawing-line-1', 'drawing-line-2', 'drawing-dimension'], 'CanvasText'),
  setAll(['drawing-line-3', 'drawing-line-4'], 'GrayText'),
  setAll(
    ['face', 'shade', 'deep', 'ground', 'earth', 'ember', 'glacier'].map((area) => `drawing-${area}`),
    'Canvas',
  ),
  setAll(['ink', 'ink-2', 'ember', 'glacier'], 'CanvasText'),
  '--pine:LinkText;--paper:Canvas',
].join(';')}}}`

/** The stylesheet of the pages. A test compares data/drawings.css with it. */
export function drawingsCss(): string {
  return `${[...stylesheet(), ...seasons, underline, forcedColors].join('\n')}\n`
}

/** Colors of mails and PDFs, which know no tokens. Same values as the light theme's. */
export const printColors = {
  ink: '#18211F',
  muted: '#4A5552',
  hairline: '#CFCBBE',
  ground: '#F6F5F1',
  paper: '#FFFFFF',
  action: '#0E4F48',
  onAction: '#FFFFFF',
} as const

/** The same for a mail program that shows mails dark. Same values as the dark theme's. */
export const darkMailColors = {
  ink: '#EDEFEA',
  muted: '#AEB9B4',
  hairline: '#2F3B38',
  ground: '#101715',
  paper: '#18211F',
  action: '#6FC7B8',
  onAction: '#0B100F',
} as const satisfies Record<keyof typeof printColors, string>

/** The light theme, for files that leave the page. Same values as the design tokens. */
export const lightTheme: Readonly<Record<string, string>> = {
  'drawing-line-1': printColors.ink,
  'drawing-line-2': printColors.muted,
  'drawing-line-3': '#8A8C83',
  'drawing-line-4': '#BDBAAE',
  'drawing-dimension': '#6B7370',
  'drawing-face': printColors.paper,
  'drawing-shade': '#E9E6DD',
  'drawing-deep': printColors.hairline,
  'drawing-ground': '#ECEAE3',
  'drawing-earth': '#DDD8CB',
  'drawing-ember': '#F3CDB6',
  'drawing-glacier': '#C3DFEC',
  'drawing-outline-width': '1.5px',
  'drawing-detail-width': '1px',
  'drawing-hairline-width': '0.75px',
  ink: printColors.ink,
  'ink-2': printColors.muted,
  paper: printColors.ground,
  pine: printColors.action,
  ember: '#A63F14',
  glacier: '#14648A',
  'heat-1': '#F9E7DD',
  'heat-2': '#EDBB9F',
  'font-plate': '"Archivo Narrow Variable","Archivo Narrow","Arial Narrow",sans-serif',
}

/**
 * The rules a markup needs, custom properties resolved to the light theme. `ground` is the color behind the
 * drawing.
 */
export function styleFor(markup: string, ground: string): string {
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const values: Record<string, string> = { ...lightTheme, 'drawing-ground': ground }
  return stylesheet(used)
    .join('')
    .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => values[name] ?? whole)
}
