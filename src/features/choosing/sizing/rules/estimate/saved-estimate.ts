import type { Need } from '../need.ts'
import type { SavedNeed, SizedBy } from '../saved-need.ts'
import { type Answers, formOf } from './answers.ts'

/** What the browser keeps of the place of a home. */
interface SavedClimate {
  place: string
  region: string
  state: string
  emissionStandard: string
  station: { name: string; miles: number } | null
  heat99F: number
  cool1F: number
  recordsFrom: number
  recordsTo: number
  dataBuiltOn: string
}

/** A result of the estimator as this browser saves it. @param search its address, which opens it again */
export const savedEstimate = (
  answers: Answers,
  need: Need,
  climate: SavedClimate,
  how: { by: SizedBy; search: string },
): SavedNeed => ({
  form: formOf(answers),
  need,
  place: climate.place,
  region: climate.region,
  state: climate.state,
  emissionStandard: climate.emissionStandard,
  basis: {
    station: climate.station?.name ?? null,
    stationMiles: climate.station?.miles ?? null,
    heatingDesignF: climate.heat99F,
    coolingDesignF: climate.cool1F,
    recordsFrom: climate.recordsFrom,
    recordsTo: climate.recordsTo,
    dataBuiltOn: climate.dataBuiltOn,
  },
  ...how,
})
