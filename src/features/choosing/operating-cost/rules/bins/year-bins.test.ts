import { expect, test } from 'vitest'
import { z } from 'zod'
import { readStations } from '#features/choosing/sizing/server/climate-table.ts'
import { cell, readDataTable } from '#lib/data-file.ts'
import { type Bin, HOURS_OF_YEAR, yearBins } from './year-bins.ts'

/** Typical years measured at 28 stations: NREL TMY3 files, degree days and hours counted from their hours. */
const measured = readDataTable(
  'tests/fixtures/sizing/measured-years.csv',
  z.object({
    station: cell.text,
    heating_99_percent_f: cell.number,
    cooling_1_percent_f: cell.number,
    heating_degree_days_65_f: cell.number,
    cooling_degree_days_65_f: cell.number,
    heating_degree_days_50_f: cell.number,
    hours_over_65_f: cell.number,
  }),
).map((row) => ({
  ...row,
  bins: yearBins({
    heat99F: row.heating_99_percent_f,
    cool1F: row.cooling_1_percent_f,
    heatingDegreeDays: row.heating_degree_days_65_f,
    meanF: 65 + (row.cooling_degree_days_65_f - row.heating_degree_days_65_f) / 365,
  }),
}))

const sum = (bins: readonly Bin[], of: (bin: Bin) => number): number =>
  bins.reduce((all, bin) => all + of(bin), 0)
const degreeDays = (bins: readonly Bin[], baseF: number): number =>
  sum(bins, ({ hours, outdoorF }) => (hours * Math.max(0, baseF - outdoorF)) / 24)
const rms = (errors: readonly number[]): number =>
  Math.sqrt(errors.reduce((all, error) => all + error ** 2, 0) / errors.length)

test('the bins of each station of the table hold all hours of a year, and none fewer than nothing', () => {
  for (const station of readStations().filter((_, index) => index % 40 === 0)) {
    const bins = yearBins(station)
    expect(
      sum(bins, ({ hours }) => hours),
      station.name,
    ).toBeCloseTo(HOURS_OF_YEAR, 6)
    expect(Math.min(...bins.map(({ hours }) => hours)), station.name).toBeGreaterThan(0)
  }
})

test('hours above 65 °F agree with measured years, though no bin was fitted to them', () => {
  const errors = measured.map(
    ({ bins, hours_over_65_f }) =>
      sum(bins, ({ fromF, hours }) => (fromF >= 65 ? hours : 0)) - hours_over_65_f,
  )
  expect(rms(errors)).toBeLessThan(180)
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(400)
})

test('degree days below 50 °F agree with measured years where winters are cold', () => {
  const errors = measured
    .filter(({ heating_degree_days_50_f }) => heating_degree_days_50_f > 1_500)
    .map(({ bins, heating_degree_days_50_f }) => degreeDays(bins, 50) / heating_degree_days_50_f - 1)
  expect(errors.length).toBeGreaterThan(13)
  expect(rms(errors)).toBeLessThan(0.06)
  expect(Math.max(...errors.map(Math.abs))).toBeLessThan(0.13)
})
