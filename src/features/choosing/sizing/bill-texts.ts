import { defineTexts } from '#lib/language/texts.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { estimatorTexts, hundreds } from './estimator-texts.ts'
import type { BillsComparison } from './rules/bills/compare-bills.ts'
import type { BillFuel } from './rules/bills/own-loss.ts'
import type { BillsFault } from './rules/bills/read-bills.ts'

const { btu } = estimatorTexts

/** Texts about the heating load that a home's own bills show. */
export const billTexts = defineTexts({
  lead: 'A year of heating bills shows how much heat your house loses. Your bills stay in this browser.',
  fuel: 'Fuel',
  fuels: {
    gas: 'Natural gas, therms',
    propane: 'Propane, gallons',
    oil: 'Heating oil, gallons',
    electric: 'Electric heat (not a heat pump), kWh',
  } satisfies Record<BillFuel, string>,
  efficiency: 'Efficiency of the heater (AFUE)',
  efficiencyFault: 'Enter 40 to 100%',
  bills: 'Bills, one per line',
  hint:
    'First day, last day, amount used, and the average temperature if the bill prints it: ' +
    '2026-01-03, 2026-02-02, 145, 27',
  file: 'Or a file from your utility: CSV, or Green Button XML',
  fault(fault: BillsFault): string {
    switch (fault.kind) {
      case 'too-long':
        return 'That is too much. Enter one or two years of bills.'
      case 'no-rows':
        return 'We found no bills here.'
      case 'unknown-unit':
        return 'The file uses a unit other than kWh, therms or cubic feet.'
      case 'not-green-button':
        return 'We can’t read this as a Green Button file.'
      case 'date':
        return `Line ${fault.line}: write both days like 2026-01-31 or 1/31/2026.`
      case 'order':
        return `Line ${fault.line}: the last day must follow the first within 100 days.`
      case 'use':
        return `Line ${fault.line}: the amount used must be 0 or more.`
      case 'temperature':
        return `Line ${fault.line}: the temperature must be between −60 and 120 °F.`
      case 'overlap':
        return `Line ${fault.line}: its days overlap the days of an earlier line.`
    }
  },
  problems: {
    'too-few-cold': 'Too few of these bills are from cold weather. Enter at least three winter bills.',
    'no-heating':
      'The winter bills are no higher than the summer bills, so this fuel does not heat the house.',
    contradict:
      'The bills contradict each other: no single heat loss explains them. Another heater, a long absence ' +
      'or a mistyped line may be the reason.',
  } satisfies Record<Extract<BillsComparison, { problem: string }>['problem'], string>,
  noYear: 'No weather station is nearby, so we have no weather to compare your bills with.',
  result: (average: number, most: number) =>
    `Your bills show that the house needs ${grouped(hundreds(average))} to ${btu(hundreds(most))} on the ` +
    'coldest design day.',
  calculated: (load: number) => `Our calculation gives ${btu(upToThousand(load))}.`,
  agree: 'The two agree within 15%, so you can trust the size.',
  lower: (percent: number) =>
    `Our calculation is ${percent}% higher. The house may be better insulated or tighter than you said, ` +
    'parts of it may stay cool, or another heater may help. Trust the bills if this fuel alone heats it.',
  higher: (percent: number) =>
    `Our calculation is ${percent}% lower. The house may leak more air or have less insulation than you ` +
    'said, the heater may be less efficient, or the fuel may also heat a pool, a garage or much hot water.',
  level: (level: number) => `Insulation level ${level} would match your bills.`,
  take: (load: number) => `Heat from my bills: ${btu(hundreds(load))}`,
  takeLevel: (level: number) => `Calculate with level ${level}`,
  details: (balance: number, loss: number, scatter: number) =>
    `Heating starts below ${balance} °F outside. The house loses ${grouped(Math.round(loss))} BTU/h ` +
    `for each degree. Single bills differ from that by about ${Math.round(scatter * 100)}%.`,
  outliers: (lines: string) => `We left out the bills that contradict the others: ${lines}.`,
  noBase:
    'None of the bills is from summer, so hot water and cooking count as heating and the result is too ' +
    'high.',
  usualWeather:
    'For bills without a printed temperature we use the average weather of those dates, not the weather of ' +
    'that year.',
  yearTitle: 'Only know the yearly total?',
  year: 'Fuel used in a whole year',
  yearResult: (load: number) =>
    `Based on a year of fuel, the house needs ${btu(hundreds(load))} on the coldest design day.`,
  yearFault: 'Enter the amount used in a year, 1 to 1,000,000',
})
