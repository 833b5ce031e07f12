import type { Generated } from 'kysely'

declare module '#db/tables.ts' {
  interface Tables {
    zip_place: ZipPlaceTable
    tax_rate: TaxRateTable
    local_tax_rate: LocalTaxRateTable
    tax_version: TaxVersionTable
  }
}

interface ZipPlaceTable {
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

interface TaxRateTable {
  region: string
  rate: number
  freight_taxable: boolean
  source: string
  as_of: string
}

/** Local rates by zip; an import or a release replaces them all at once. */
interface LocalTaxRateTable {
  zip: string
  /** yyyy-mm-dd */
  valid_from: string
  place: string
  state_rate: number
  county_rate: number
  city_rate: number
  special_rate: number
  source: string
  source_date: string
}

/** The one row that counts the changes of both tables of rates. */
interface TaxVersionTable {
  only_row: Generated<boolean>
  version: Generated<number>
  local_origin: Generated<'none' | 'shipped' | 'imported'>
  local_digest: Generated<string>
}
