/** A list as its page shows it: words and addresses made, nothing left to work out. */
export interface OptionView {
  label: string
  /** what the form sends */
  value: string
  count: number
  chosen: boolean
}

export interface BandView {
  label: string
  count: number
  href: string
  chosen: boolean
}

export interface GroupView {
  /** the parameter's name in the address: "brand", "a111" */
  name: string
  title: string
  help: string
  open: boolean
  /** how many values are chosen */
  active: number
  options: readonly OptionView[]
  /** ends of a typed range; bands are ready-made ones */
  range?: { unit: string; min: number; max: number; from: string; to: string; bands: readonly BandView[] }
}

export interface ShelfView {
  name: string
  href: string
  count: number
  level: number
  current: boolean
}

export interface ListingView {
  /** where the form goes: /search or the category's own address */
  action: string
  total: number
  pageFrom: number
  pageTo: number
  page: number
  pages: number
  /** addresses by page number, those that the pager shows */
  hrefs: Readonly<Record<number, string>>
  sortings: readonly { value: string; label: string; chosen: boolean }[]
  groups: readonly GroupView[]
  shelves: readonly ShelfView[]
  applied: readonly { label: string; href: string }[]
  resetHref: string
  promoted: readonly { question: string; options: readonly { label: string; href: string; pressed: boolean }[] }[]
  /** parameters that the filter form carries along */
  carried: readonly { name: string; value: string }[]
}
