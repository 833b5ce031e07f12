import { readActor } from '#features/people/accounts/rules/actor.ts'
import { texts } from '../texts.ts'

/** The name of who did something, as staff read it. @param written by `writeActor` */
export const nameOf = (written: string): string => {
  const actor = readActor(written)
  return 'name' in actor ? actor.name : texts.actors.buyer
}
