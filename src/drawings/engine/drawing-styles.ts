/** Line weights are tokens, so one place decides how heavy a drawing is. */
const outline = 'var(--dw-outline)'
const detail = 'var(--dw-detail)'
const hair = 'var(--dw-hair)'

/** Classes and what they set. The same rules make drawings.css and the style inside a stand-alone file. */
const rules: readonly (readonly [classes: string, declarations: string])[] = [
  ['o of os gr', `stroke:var(--dw-1);stroke-width:${outline}`],
  ['d df ds dk eh gh', `stroke:var(--dw-2);stroke-width:${detail}`],
  ['h hf hs in', `stroke:var(--dw-3);stroke-width:${hair}`],
  ['su re sl rl', `stroke:var(--dw-2);stroke-width:${detail}`],
  ['w', `stroke:var(--dw-2);stroke-width:${hair}`],
  ['hl', `stroke:var(--dw-4);stroke-width:${hair}`],
  ['n', `stroke:var(--dw-n);stroke-width:${hair}`],
  ['nt', 'stroke:var(--dw-n);stroke-width:1.25px'],
  ['x', `stroke:var(--dw-2);stroke-width:${hair};stroke-dasharray:4 2.5`],
  ['c', `stroke:var(--dw-3);stroke-width:${hair};stroke-dasharray:9 3 2 3`],
  ['e ef ba bb', `stroke:var(--ember);stroke-width:${detail}`],
  ['g gf', `stroke:var(--glacier);stroke-width:${detail}`],
  ['ex', `stroke:var(--ember);stroke-width:${detail};stroke-dasharray:4 2.5`],
  ['gx', `stroke:var(--glacier);stroke-width:${detail};stroke-dasharray:4 2.5`],
  ['gl', 'stroke:var(--glacier);stroke-width:1.75px'],
  ['pv', 'stroke:var(--dw-2);stroke-width:2.5px'],
  ['of df hf fw wi', 'fill:var(--dw-face)'],
  ['os ds hs s', 'fill:var(--dw-shade)'],
  ['dk k', 'fill:var(--dw-deep)'],
  ['fb cu', 'fill:var(--dw-1)'],
  ['ea', 'fill:var(--dw-earth)'],
  ['gr', 'fill:var(--dw-ground)'],
  ['su', 'fill:var(--dw-deep)'],
  ['re', 'fill:var(--dw-shade)'],
  ['ef eh', 'fill:var(--dw-ember)'],
  ['gf gh', 'fill:var(--dw-glacier)'],
  ['ba', 'fill:var(--heat-2)'],
  ['bb', 'fill:var(--heat-1)'],
  ['mk', `fill:var(--pine);stroke:var(--dw-face);stroke-width:${outline}`],
  ['mi', `fill:var(--ink);stroke:var(--dw-face);stroke-width:${outline}`],
  [
    'td',
    'fill:var(--ink);stroke:var(--dw-ground);stroke-width:7px;paint-order:stroke;font-variant-numeric:tabular-nums;letter-spacing:0.01em',
  ],
  ['te2', 'stroke:var(--dw-earth)'],
  ['tc', 'letter-spacing:0.06em'],
  ['tb', 'fill:var(--dw-2);letter-spacing:0.08em'],
  ['tt', 'fill:var(--ink);font-weight:500'],
  ['te', 'fill:var(--ember)'],
  ['tg', 'fill:var(--glacier)'],
  ['tl', 'fill:var(--pine);letter-spacing:0'],
  ['tl2', 'fill:var(--ink)'],
  ['tn', 'fill:var(--ink-2);font-weight:400'],
  ['mt', 'fill:var(--paper)'],
]

/** Below 3.2 px/in every line is thinner, or a thumbnail turns black. */
const thinRules: typeof rules = [
  ['o of os gr', `stroke-width:${detail}`],
  ['d df ds dk', `stroke-width:${hair}`],
  ['h hf hs w e ef g gf sl rl', 'stroke-width:0.5px'],
]

const base = [
  '.dw{display:block;max-width:100%;height:auto;overflow:visible;font-family:var(--font-plate)}',
  '.dw path{fill:none;stroke-linejoin:round;stroke-linecap:butt;vector-effect:non-scaling-stroke}',
  '.dw text{fill:var(--ink-2);stroke:none;font-weight:600;letter-spacing:0.02em}',
]

function rule(prefix: string, classes: readonly string[], declarations: string): string {
  return `${classes.map((name) => `${prefix} .${name}`).join(',')}{${declarations}}`
}

function lines(only?: ReadonlySet<string>): string[] {
  const wanted = (classes: string) => classes.split(' ').filter((name) => !only || only.has(name))
  const write = (prefix: string, list: typeof rules) =>
    list.flatMap(([classes, declarations]) => {
      const used = wanted(classes)
      return used.length > 0 ? [rule(prefix, used, declarations)] : []
    })
  return [...base, ...write('.dw', rules), ...(!only || only.has('sm') ? write('.dw.sm', thinRules) : [])]
}

/** Air in the house: no colour until the page says which season it is at the visitor's place. */
const seasons = (
  [
    ['heat', 'ember', 'glacier'],
    ['cool', 'glacier', 'ember'],
  ] as const
).flatMap(([season, supply, back]) =>
  [
    ['su', `fill:var(--dw-${supply})`],
    ['re', `fill:var(--dw-${back})`],
    ['sl', `stroke:var(--${supply})`],
    ['rl', `stroke:var(--${back})`],
  ].map(([name, declaration]) => `[data-season='${season}'] .dw .${name}{${declaration}}`),
)

const underline = '.dw a:hover .tl{text-decoration:underline}'

/** With colours of the visitor's own, lines take the text's colour and areas the page's. */
const forcedColors = `@media (forced-colors:active){.dw{${['1', '2', 'n'].map((tone) => `--dw-${tone}:CanvasText`).join(';')};--dw-3:GrayText;--dw-4:GrayText;${[
  'face',
  'shade',
  'deep',
  'ground',
  'earth',
  'ember',
  'glacier',
]
  .map((area) => `--dw-${area}:Canvas`)
  .join(
    ';',
  )};--ink:CanvasText;--ink-2:CanvasText;--ember:CanvasText;--glacier:CanvasText;--pine:LinkText;--paper:Canvas}}`

/** The stylesheet of the pages, the text of drawings.css. */
export function drawingsCss(): string {
  return `${[...lines(), ...seasons, underline, forcedColors].join('\n')}\n`
}

/** Colours of mails and PDFs, which know no tokens. Same values as the light theme's. */
export const printColors = {
  ink: '#18211F',
  muted: '#4A5552',
  hairline: '#CFCBBE',
  ground: '#F6F5F1',
  paper: '#FFFFFF',
  action: '#0E4F48',
} as const

/** The light theme, for files that leave the page. Same values as the design tokens. */
export const lightTheme: Readonly<Record<string, string>> = {
  'dw-1': printColors.ink,
  'dw-2': printColors.muted,
  'dw-3': '#8A8C83',
  'dw-4': '#BDBAAE',
  'dw-n': '#6B7370',
  'dw-face': printColors.paper,
  'dw-shade': '#E9E6DD',
  'dw-deep': printColors.hairline,
  'dw-ground': '#ECEAE3',
  'dw-earth': '#DDD8CB',
  'dw-ember': '#F3CDB6',
  'dw-glacier': '#C3DFEC',
  'dw-outline': '1.5px',
  'dw-detail': '1px',
  'dw-hair': '0.75px',
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

/** The rules a markup needs, custom properties resolved to the light theme. `ground` is the colour behind the drawing. */
export function styleFor(markup: string, ground: string): string {
  const used = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const values: Record<string, string> = { ...lightTheme, 'dw-ground': ground }
  return lines(used)
    .join('')
    .replace(/var\(--([\w-]+)\)/g, (whole, name: string) => values[name] ?? whole)
}
