import { api } from '#api/client.ts'
import type { DesignTemperatures } from './house-season.ts'

/** Any house will do, because we use only the weather data of the answer. */
const ANY_HOUSE_SQUARE_FEET = 2_000

/** Design temperatures of a zip; undefined where there are no weather data or the call failed. */
export async function fetchClimate(zipCode: string): Promise<DesignTemperatures | undefined> {
  try {
    const { Basis } = await api.sizing.btu({ squareFeet: ANY_HOUSE_SQUARE_FEET, zipCode })
    return { heatingF: Basis.heatingDesignF, coolingF: Basis.coolingDesignF }
  } catch {
    return undefined
  }
}
