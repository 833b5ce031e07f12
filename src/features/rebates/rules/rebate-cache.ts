/** K-LIMITS: the most records the browser keeps. */
export const MAX_REBATE_RECORDS = 48

/** E-REBATES: zip → product id → record, in the order they came. */
export type RebateMap<Record> = ReadonlyMap<string, ReadonlyMap<string, Record>>

/** The map with records of a zip added; S-REBATES: beyond 48 records the oldest go. A record that comes again is the youngest. */
export function withRecords<Record>(
  map: RebateMap<Record>,
  zip: string,
  records: readonly (readonly [id: string, record: Record])[],
): RebateMap<Record> {
  const fresh = new Set(records.map(([id]) => id))
  const kept = [...map]
    .flatMap(([place, products]) => [...products].map(([id, record]) => ({ place, id, record })))
    .filter(({ place, id }) => place !== zip || !fresh.has(id))
  const all = [...kept, ...records.map(([id, record]) => ({ place: zip, id, record }))].slice(
    -MAX_REBATE_RECORDS,
  )
  return new Map(
    [...Map.groupBy(all, ({ place }) => place)].map(([place, list]) => [
      place,
      new Map(list.map(({ id, record }) => [id, record])),
    ]),
  )
}
