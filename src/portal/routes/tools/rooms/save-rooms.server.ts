import { ENGINE_VERSION } from '#features/choosing/sizing/rules/estimate/stamp.ts'
import { exactLoad } from '#features/choosing/sizing/rules/exact/exact-load.ts'
import { buildQuality, planFaults } from '#features/choosing/sizing/rules/exact/plan.ts'
import { ApiError } from '#lib/api-error.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { PortalContext } from '../../../context.ts'
import { idOf, textOf } from '../../reading.ts'
import { houseIn } from './house.ts'
import { keptRooms } from './project-rooms.ts'
import { texts } from './texts.ts'

const MOST_SEARCH = 20_000

/** Computes the rooms of a form again and keeps them in its project. Throws ApiError invalid. */
export async function saveRoomsFrom({ api, clock }: PortalContext, form: FormData) {
  const given = form.get('search')
  const search = typeof given === 'string' ? given.slice(0, MOST_SEARCH) : ''
  const project = idOf(form.get('project'))
  const { answers, rooms, build } = houseIn(new URLSearchParams(search))
  if (project === undefined || answers === null || planFaults(build, rooms).length > 0)
    throw new ApiError('invalid', texts.houseWrong)
  const climate = await api.sizing.climate({ zipCode: answers.zipCode })
  const load = exactLoad({ rooms, build, ...answers }, climate)
  const loads = load.rooms.map((room) => ({
    name: textOf(room.name),
    heatingBtu: Math.max(0, Math.round(room.load.heating)),
    coolingBtu: Math.max(0, Math.round(room.load.cooling)),
  }))
  await api.projects.saveRooms({
    id: project,
    block: {
      heatingBtu: Math.max(0, Math.round(load.block.heating)),
      coolingBtu: Math.max(0, Math.round(load.block.cooling)),
    },
    rooms: keptRooms(search, loads, {
      engine: ENGINE_VERSION,
      grade: buildQuality(build).grade,
      computedOn: inStoreZone(clock.now()).day,
    }),
  })
  return { done: texts.saved(loads.length) }
}
