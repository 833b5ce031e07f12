import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** Texts of the room BTU calculator. */
export const texts = defineTexts({
  lead:
    'Enter one room per row. Tab moves to the next cell, Enter to the row below (it adds one at the end), ' +
    'and the arrow keys move up and down. You can paste rows from a spreadsheet. Empty cells count as zero.',
  zip: 'Site ZIP code',
  zipFirst: 'Enter the site ZIP code. We use its design temperatures.',
  useHouse: 'Apply',
  houseWrong:
    'Check these answers: floors must be 1 to 4, the heating setpoint 50 to 85 °F and the cooling setpoint ' +
    '60 to 90 °F.',
  sheet: 'Rooms',
  row: (row: number) => `Row ${row}`,
  add: 'Add room',
  remove: 'Remove',
  calculate: 'Calculate',
  short: {
    name: 'Room',
    area: 'Floor, sq ft',
    ceilingFt: 'Ceiling, ft',
    above: 'Above',
    below: 'Below',
    skylights: 'Skylights, sq ft',
    doors: 'Doors',
    people: 'People',
    appliances: 'Appliances, BTU/h',
    heating: 'Heating, BTU/h',
    cooling: 'Cooling, BTU/h',
  },
  walls: 'Exterior wall, ft',
  glass: 'Glass, sq ft',
  aboveOf: { attic: 'Attic or roof', heated: 'Heated space' },
  belowOf: { heated: 'Heated space', slab: 'Slab', crawl: 'Crawl space', ground: 'Below grade' },
  wrong: (row: string, column: string, min: number, max: number) =>
    `${row}: ${column} must be ${grouped(min)} to ${grouped(max)}.`,
  wrongWord: (row: string, column: string) => `${row}: check ${column}.`,
  wrongRow: (row: number) => `Row ${row} has an invalid value. Nothing was changed.`,
  build: 'Construction',
  drawn: 'Floor plan',
  drawing: (name: string, area: number) =>
    `${name}: ${area} square feet. Thick lines are exterior walls, light lines are windows.`,
  ductedFor: 'Ducted systems for this load',
  assembleFor: 'Assemble a mini split for these rooms',
  miniSplitsFor: 'Mini splits for this load',
  save: 'Save rooms to project',
  saveWhat: 'Saves each room with its load, inputs, calculation method and grade.',
  saveNeeds: 'Choose a project above to save these rooms.',
  saved: (rooms: number) => `${rooms === 1 ? '1 room' : `${rooms} rooms`} saved to the project.`,
})
