import { implement } from '@orpc/server'
import { sizingContract } from '../contract.ts'
import { remarkWords } from '../remark-texts.ts'
import { remarksOf } from '../rules/estimate/remarks.ts'
import { homeOfForm } from '../rules/home.ts'
import { computeLoad } from '../rules/load.ts'
import { needOf } from '../rules/need.ts'
import { climateRecords, type PlaceContext, placeClimate, placeWithClimate } from './index.ts'
import { mailHandler } from './mail-result.ts'

const os = implement(sizingContract).$context<PlaceContext>()

export const sizingHandlers = {
  btu: os.btu.handler(async ({ input, context }) => {
    const { climate, zip, state, label, region, emissionStandard } = await placeWithClimate(
      input.zipCode,
      context,
    )
    const need = needOf(computeLoad(homeOfForm(input), climate))
    const facts = { ...input, ...climate, need }
    return {
      CoolingTonsAdjusted: need.tons,
      HeatingBTU: need.heatingBtu,
      HeatingBTURounded: need.heatingBtuRounded,
      CoolingBTU: need.coolingBtu,
      Region: region,
      State: state,
      EmissionStandard: emissionStandard,
      Systems: need.systems,
      Notes: remarksOf(input, climate, need).map((remark) => remarkWords(remark, facts)),
      Basis: {
        zipCode: zip,
        place: label,
        station: climate.station?.name ?? null,
        stationMiles: climate.station?.miles ?? null,
        heatingDesignF: climate.heat99F,
        coolingDesignF: climate.cool1F,
        ...climateRecords(),
      },
    }
  }),
  climate: os.climate.handler(({ input, context }) => placeClimate(input.zipCode, context)),
  mail: mailHandler,
}
