import type { Generated } from 'kysely'

export interface ZipPlaceTable {
  zip: string
  city: string
  state: string
  county: string
  county_fips: string
  lat: number
  lng: number
  /** more than 60 miles from a city: a truck needs a day more */
  rural: Generated<boolean>
}

export interface TaxRateTable {
  region: string
  rate: number
  freight_taxable: boolean
  source: string
  as_of: string
}
