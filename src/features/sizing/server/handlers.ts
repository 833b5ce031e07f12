import { implement } from '@orpc/server'
import type { Db } from '#db/connect.ts'
import { emissionStandardAt } from '#features/compliance/rules/nox.ts'
import { regionOf } from '#features/compliance/rules/region.ts'
import { canadianLocation, MILITARY, placeLabel } from '#features/location/rules/location.ts'
import { findPostalPlace } from '#features/location/server/index.ts'
import { ApiError } from '#kit/api-error.ts'
import { sizingContract } from '../contract.ts'
import { computeLoad } from '../rules/load.ts'
import { needOf } from '../rules/need.ts'
import { texts } from '../texts.ts'
import { CLIMATE_DATA, climateOf } from './climate.ts'

interface SizingContext {
  db: Db
  contact: { phone: string }
}

const os = implement(sizingContract).$context<SizingContext>()

/** The place of a zip with its weather and rules. Throws `invalid_zip` and `no_climate`. */
export async function placeWithClimate(zipCode: string, { db, contact }: SizingContext) {
  const place = await findPostalPlace(db, zipCode)
  const noWeather = (where: string) => new ApiError('no_climate', texts.noWeather(where, contact.phone))
  if (place.kind === 'canada') throw noWeather(canadianLocation(place.code).label)
  const { zip, city, state, countyFips, lat } = place
  const label = placeLabel({ city, state, zipcode: zip })
  const climate = climateOf(place)
  if (climate === undefined) throw noWeather(MILITARY.has(state) ? texts.militaryMail : label)
  return {
    climate,
    zip,
    state,
    label,
    latitude: lat,
    region: regionOf(state),
    emissionStandard: emissionStandardAt({ zip, state, countyFips }),
  }
}

const records = {
  recordsFrom: CLIMATE_DATA.from,
  recordsTo: CLIMATE_DATA.to,
  dataBuiltOn: CLIMATE_DATA.builtOn,
}

export const sizingHandlers = {
  btu: os.btu.handler(async ({ input, context }) => {
    const { climate, zip, state, label, region, emissionStandard } = await placeWithClimate(
      input.zipCode,
      context,
    )
    const need = needOf(computeLoad({ ...input, hasBasement: input.basement === 'yes' }, climate))
    return {
      CoolingTonsAdjusted: need.tons,
      HeatingBTU: need.heatingBtu,
      HeatingBTURounded: need.heatingBtuRounded,
      CoolingBTU: need.coolingBtu,
      Region: region,
      State: state,
      EmissionStandard: emissionStandard,
      Systems: need.systems,
      Basis: {
        zipCode: zip,
        place: label,
        station: climate.station?.name ?? null,
        stationMiles: climate.station?.miles ?? null,
        heatingDesignF: climate.heat99F,
        coolingDesignF: climate.cool1F,
        ...records,
      },
    }
  }),
  climate: os.climate.handler(async ({ input, context }) => {
    const { climate, zip, label, ...rules } = await placeWithClimate(input.zipCode, context)
    return { ...climate, ...rules, ...records, zipCode: zip, place: label }
  }),
}
