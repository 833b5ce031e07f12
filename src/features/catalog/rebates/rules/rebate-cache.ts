/** K-LIMITS: the most records the browser keeps. */
export const MAX_REBATE_RECORDS = 48

/** E-REBATES: zip → product id → record, in the order they came. */
export type RebateMap<Record> = ReadonlyMap<string, ReadonlyMap<string, Record>>

/**
 * S-REBATES: adds records of a zip and keeps the newest 48. A record that is added again becomes the newest.
 */
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
