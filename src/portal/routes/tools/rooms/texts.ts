/** Texts of the room BTU calculator. */
export const texts = {
  lead:
    'Type the rooms row by row: Tab moves on, Enter goes to the same cell of the next row and adds a row ' +
    'at the end, the arrows move up and down. Rows of a spreadsheet can be pasted. An empty cell is zero.',
  zip: 'ZIP code of the site',
  zipFirst: 'Type the ZIP code of the site: its design weather decides.',
  useHouse: 'Use these',
  houseWrong:
    'One of these answers is not possible. Floors are 1 to 4, heating is set to 50 to 85 °F and cooling to ' +
    '60 to 90 °F.',
  sheet: 'Rooms',
  row: (row: number) => `Row ${row}`,
  add: 'Add a room',
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
  walls: 'Outer wall, ft',
  glass: 'Glass, sq ft',
  aboveOf: { attic: 'Attic or roof', heated: 'Heated' },
  belowOf: { heated: 'Heated', slab: 'Slab', crawl: 'Crawl space', ground: 'In the ground' },
  wrong: (row: string, column: string, min: number, max: number) =>
    `${row}: ${column} is ${min.toLocaleString('en-US')} to ${max.toLocaleString('en-US')}.`,
  wrongWord: (row: string, column: string) => `${row}: ${column} is not possible.`,
  wrongRow: (row: number) => `Row ${row} has a value that is not possible. Nothing was changed.`,
  build: 'What the house is built of',
  drawn: 'The rooms from above',
  drawing: (name: string, area: number) =>
    `${name}: ${area} square feet, outer walls as thick lines and glass as light ones`,
  ductedFor: 'Ducted systems for this load',
  assembleFor: 'Assemble a mini split for these rooms',
  miniSplitsFor: 'Mini splits for this load',
  save: 'Save the rooms in the project',
  saveWhat: 'Keeps every room with its load, what it was computed from, the engine and the grade.',
  saveNeeds: 'Choose a project above to save the rooms in it.',
  saved: (rooms: number) => `${rooms === 1 ? '1 room is' : `${rooms} rooms are`} saved in the project.`,
} as const
