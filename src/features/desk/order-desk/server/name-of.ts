import { readActor } from '#features/people/accounts/rules/actor.ts'
import { texts } from '../texts.ts'

/** The contractor who placed the order: its history has only the id. */
export interface PlacedBy {
  placed_by: number | null
  placed_by_name: string | null
}

/**
 * The name of who did something, as staff read it: a person, "Buyer", or a job or carrier.
 * @param written by `writeActor`
 */
export function nameOf(written: string, order?: PlacedBy): string {
  const actor = readActor(written)
  if (actor.kind === 'shopper') return texts.actors.buyer
  if (actor.kind === 'contractor')
    return (order?.placed_by === actor.id && order.placed_by_name) || texts.actors.contractor(actor.id)
  return actor.kind === 'system' ? (texts.systems[actor.name] ?? actor.name) : actor.name
}
