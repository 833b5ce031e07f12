import { grouped } from '#lib/numbers.ts'
import type { PlaceClimateAnswer } from '../contract.ts'

export interface WeatherRow {
  what: string
  value: string
}

const degrees = (value: number): string => `${Math.round(value)} °F`.replace('-', '−')
const whole = (value: number): string => grouped(Math.round(value))

/** The weather of a place that an engineer sizes by, as rows, and where the figures are from. */
export function designWeather(climate: PlaceClimateAnswer): { rows: WeatherRow[]; source: string } {
  const { heat99F, cool1F, dailyRangeF, elevationFt, grains, station, year } = climate
  return {
    rows: [
      { what: 'Winter outdoor design temperature, 99%', value: degrees(heat99F) },
      { what: 'Summer outdoor design temperature, 1%', value: degrees(cool1F) },
      { what: 'Daily range in summer', value: degrees(dailyRangeF) },
      { what: 'Outdoor moisture above indoor', value: `${whole(grains)} grains per pound` },
      { what: 'Elevation', value: `${whole(elevationFt)} ft` },
      ...(year === null
        ? []
        : [
            { what: 'Heating degree days, base 65 °F', value: whole(year.heatingDegreeDays) },
            { what: 'Coldest incoming water of the year', value: degrees(year.coldestWaterF) },
          ]),
    ],
    source:
      station === null
        ? 'Averages of the state, because no weather station is near. ' +
          `Records of ${climate.recordsFrom} to ${climate.recordsTo}, table of ${climate.dataBuiltOn}.`
        : `Weather station ${station.name}, ${whole(station.miles)} miles away. ` +
          `Records of ${climate.recordsFrom} to ${climate.recordsTo}, table of ${climate.dataBuiltOn}.`,
  }
}
