/** One set on a 20 px grid, 1.5 px stroke, square ends. */
const PATHS = {
  check: 'M3.5 10.5l4.5 4.5 8.5-10',
  up: 'M10 16V4.5M5 9l5-5 5 5',
  down: 'M10 4v11.5M5 11l5 5 5-5',
  search: 'M13 13l4 4M14.5 8.75a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0z',
  cart: 'M2 3.5h2.5L7 13.5h8.5L17.5 6.5H5.2M8 17h.01M14.5 17h.01',
  pin:
    'M10 17.5s5.5-5.2 5.5-9.3a5.5 5.5 0 0 0-11 0c0 4.1 5.5 9.3 5.5 9.3z' +
    'M10 10a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z',
  phone: 'M4 3h3l1.5 4-2 1.5a9 9 0 0 0 5 5l1.5-2 4 1.5v3c0 .6-.4 1-1 1C9 17 3 11 3 4c0-.6.4-1 1-1z',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  close: 'M5 5l10 10M15 5L5 15',
  truck:
    'M2 5h9.5v9H2zM11.5 8H15l3 3v3h-6.5M5.5 16.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z' +
    'M14.5 16.2a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z',
  info: 'M10 9v5M10 6h.01M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0z',
  question:
    'M7.8 7.6a2.3 2.3 0 1 1 3.5 2c-.8.5-1.3 1-1.3 1.9M10 14.2h.01M17 10a7 7 0 1 1-14 0 7 7 0 0 1 14 0z',
  compare: 'M3.5 4h5v12h-5zM11.5 4h5v12h-5z',
  filter: 'M3 5h14M5.5 10h9M8 15h4',
  next: 'M8 4.5l5.5 5.5L8 15.5',
  previous: 'M12 4.5L6.5 10l5.5 5.5',
  lock: 'M5 9h10v8H5zM7 9V6.5a3 3 0 0 1 6 0V9',
  dash: 'M5 10h10',
  plus: 'M10 4v12M4 10h12',
  print: 'M5.5 8V3h9v5M5.5 14H3V8h14v6h-2.5M5.5 12h9v5h-9z',
  warning: 'M10 3.5L17.5 16.5h-15zM10 8.5v4M10 14.6h.01',
  document: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5M7.5 10h5M7.5 13h5',
  mail: 'M2.5 5h15v10.5h-15zM3 5.5l7 5.5 7-5.5',
  trash: 'M4 6h12M8 6V3.5h4V6M5.5 6l.8 11h7.4l.8-11M8.5 9v5M11.5 9v5',
  external: 'M8 4H4v12h12v-4M11 3.5h5.5V9M16 4l-7 7',
} as const

export type IconName = keyof typeof PATHS

export const iconNames = Object.keys(PATHS) as IconName[]

/** The same as `Icon` for a part of a page that is written as text. */
export const iconMarkup = (name: IconName): string =>
  '<svg class="icon" viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">' +
  `<path d="${PATHS[name]}"/></svg>`

/** An icon beside a word; hidden from assistive technology, because the word says the same. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="icon" viewBox="0 0 20 20" width={20} height={20} aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  )
}
