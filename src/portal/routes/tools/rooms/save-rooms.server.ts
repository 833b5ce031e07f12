import { data } from 'react-router'
import { refusalOf } from '#api/refusal.ts'
import { ENGINE_VERSION } from '#features/choosing/sizing/rules/estimate/stamp.ts'
import { exactLoad } from '#features/choosing/sizing/rules/exact/exact-load.ts'
import { buildQuality, planFaults } from '#features/choosing/sizing/rules/exact/plan.ts'
import { inStoreZone } from '#platform/clock/rules/calendar.ts'
import type { PortalContext } from '../../../context.ts'
import { idOf, textOf } from '../../reading.ts'
import { houseIn } from './house.ts'
import { keptRooms } from './project-rooms.ts'
import { texts } from './texts.ts'

const MOST_SEARCH = 20_000

/** Computes the rooms of a form again on the server and keeps them in its project. */
export async function saveRoomsFrom({ api, clock }: PortalContext, form: FormData) {
  const given = form.get('search')
  const search = typeof given === 'string' ? given.slice(0, MOST_SEARCH) : ''
  const project = idOf(form.get('project'))
  const { answers, rooms, build } = houseIn(new URLSearchParams(search))
  if (project === undefined || answers === null || planFaults(build, rooms).length > 0)
    return data({ problem: texts.houseWrong }, { status: 400 })
  try {
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
    return { saved: loads.length }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal || refusal.status >= 500) throw error
    return data({ problem: refusal.message }, { status: refusal.status })
  }
}
