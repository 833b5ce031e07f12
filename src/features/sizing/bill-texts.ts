import { grouped } from '#kit/numbers.ts'
import { estimatorTexts, hundreds } from './estimator-texts.ts'
import type { BillsComparison } from './rules/bills/compare-bills.ts'
import type { BillFuel } from './rules/bills/own-loss.ts'
import type { BillsFault } from './rules/bills/read-bills.ts'

const { btu } = estimatorTexts

/** Texts of the load from a home's own bills. */
export const billTexts = {
  lead: 'A year of heating bills tells how much heat your house loses. Your bills stay in this browser.',
  fuel: 'Fuel',
  fuels: {
    gas: 'Natural gas, therms',
    propane: 'Propane, gallons',
    oil: 'Heating oil, gallons',
    electric: 'Electric heat (not a heat pump), kWh',
  } satisfies Record<BillFuel, string>,
  efficiency: 'Efficiency of the heater (AFUE)',
  efficiencyFault: 'Enter 40 to 100%',
  bills: 'Bills, one a line',
  hint:
    'First day, last day, use, and the mean temperature if the bill prints it: ' +
    '2026-01-03, 2026-02-02, 145, 27',
  file: 'Or a file from your utility: CSV, or Green Button XML',
  fault(fault: BillsFault): string {
    switch (fault.kind) {
      case 'too-long':
        return 'This is too long. Give one or two years of bills.'
      case 'no-rows':
        return 'There is no bill in it.'
      case 'unknown-unit':
        return 'The file has readings in a unit that is neither kWh, therms nor cubic feet.'
      case 'not-green-button':
        return 'This is not a Green Button file that we can read.'
      case 'date':
        return `Line ${fault.line}: write both days like 2026-01-31 or 1/31/2026.`
      case 'order':
        return `Line ${fault.line}: the last day must follow the first within 100 days.`
      case 'use':
        return `Line ${fault.line}: the use must be a number of 0 or more.`
      case 'temperature':
        return `Line ${fault.line}: the temperature must be between −60 and 120 °F.`
      case 'overlap':
        return `Line ${fault.line}: its days overlap with those of an earlier line.`
    }
  },
  problems: {
    'too-few-cold': 'Too few bills are from cold weather: at least three winter bills are needed.',
    'no-heating':
      'The winter bills are no higher than the summer bills, so this fuel does not heat the house.',
    contradict:
      'The bills contradict each other: no single heat loss explains them. Another heater, a long absence ' +
      'or a mixed-up line may be the reason.',
  } satisfies Record<Extract<BillsComparison, { problem: string }>['problem'], string>,
  noYear: 'No weather station is near, so we have no weather to compare bills with.',
  result: (average: number, most: number) =>
    `By your bills the house needs ${grouped(hundreds(average))} to ${btu(hundreds(most))} on the coldest ` +
    'design day.',
  calculated: (load: number) => `The calculation says ${btu(hundreds(load))}.`,
  agree: 'Both agree within 15%, so you can trust the size.',
  lower: (percent: number) =>
    `The calculation is ${percent}% higher. The house may be better insulated or tighter than you said, ` +
    'parts of it may stay cool, or another heater may help. Trust the bills if this fuel alone heats it.',
  higher: (percent: number) =>
    `The calculation is ${percent}% lower. The house may leak more air or have less insulation than you ` +
    'said, the heater may be less efficient, or the fuel may also heat a pool, a garage or much hot water.',
  level: (level: number) => `Insulation level ${level} would agree with your bills.`,
  take: (load: number) => `Heat by my bills: ${btu(hundreds(load))}`,
  takeLevel: (level: number) => `Calculate with level ${level}`,
  details: (balance: number, loss: number, scatter: number) =>
    `Heating begins below ${balance} °F outside. The house loses ${grouped(Math.round(loss))} BTU/h ` +
    `for each degree. The bills scatter by ${Math.round(scatter * 100)}%.`,
  outliers: (lines: string) => `We left out the bills that contradict the others: ${lines}.`,
  noBase: 'No bill is from summer, so hot water and cooking count as heating and the result is too high.',
  usualWeather:
    'Bills without a printed temperature are compared with the usual weather of their days, not that of ' +
    'their year.',
  yearTitle: 'Only a year’s total?',
  year: 'Fuel of a whole year',
  yearResult: (load: number) => `A year’s fuel says ${btu(hundreds(load))} on the coldest design day.`,
  yearFault: 'Enter the use of a year, 1 to 1,000,000',
} as const
