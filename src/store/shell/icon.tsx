const paths = {
  check: 'M3.5 10.5l4.5 4.5 8.5-10',
  up: 'M10 16V4.5M5 9l5-5 5 5',
  search: 'M13 13l4 4M14.5 8.75a5.75 5.75 0 1 1-11.5 0 5.75 5.75 0 0 1 11.5 0z',
  cart: 'M2 3.5h2.5L7 13.5h8.5L17.5 6.5H5.2M8 17h.01M14.5 17h.01',
  pin: 'M10 17.5s5.5-5.2 5.5-9.3a5.5 5.5 0 0 0-11 0c0 4.1 5.5 9.3 5.5 9.3zM10 10a1.9 1.9 0 1 0 0-3.8 1.9 1.9 0 0 0 0 3.8z',
  phone: 'M4 3h3l1.5 4-2 1.5a9 9 0 0 0 5 5l1.5-2 4 1.5v3c0 .6-.4 1-1 1C9 17 3 11 3 4c0-.6.4-1 1-1z',
  menu: 'M3 5.5h14M3 10h14M3 14.5h14',
  x: 'M5 5l10 10M15 5L5 15',
  next: 'M8 4.5l5.5 5.5L8 15.5',
  prev: 'M12 4.5L6.5 10l5.5 5.5',
} as const

/** One line icon on a 20 px grid; always beside a word, or hidden with the word for screen readers. */
export function Icon({ name }: { name: keyof typeof paths }) {
  return (
    <svg className="i" viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  )
}
