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

export const sizingHandlers = {
  btu: os.btu.handler(async ({ input, context }) => {
    const place = await findPostalPlace(context.db, input.zipCode)
    const noWeather = (where: string) =>
      new ApiError('no_climate', texts.noWeather(where, context.contact.phone))
    if (place.kind === 'canada') throw noWeather(canadianLocation(place.code).label)
    const climate = climateOf(place)
    if (climate === undefined)
      throw noWeather(
        MILITARY.has(place.state) ? texts.militaryMail : placeLabel({ ...place, zipcode: place.zip }),
      )
    const need = needOf(computeLoad({ ...input, hasBasement: input.basement === 'yes' }, climate))
    return {
      CoolingTonsAdjusted: need.tons,
      HeatingBTU: need.heatingBtu,
      HeatingBTURounded: need.heatingBtuRounded,
      CoolingBTU: need.coolingBtu,
      Region: regionOf(place.state),
      State: place.state,
      EmissionStandard: emissionStandardAt({
        zip: place.zip,
        state: place.state,
        countyFips: place.countyFips,
      }),
      Systems: need.systems,
      Basis: {
        zipCode: place.zip,
        place: placeLabel({ city: place.city, state: place.state, zipcode: place.zip }),
        station: climate.station?.name ?? null,
        stationMiles: climate.station?.miles ?? null,
        heatingDesignF: climate.heat99F,
        coolingDesignF: climate.cool1F,
        recordsFrom: CLIMATE_DATA.from,
        recordsTo: CLIMATE_DATA.to,
        dataBuiltOn: CLIMATE_DATA.builtOn,
      },
    }
  }),
}
