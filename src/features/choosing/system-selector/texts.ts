import { defineTexts } from '#lib/language/texts.ts'
import { grouped } from '#lib/numbers.ts'

/** The selector's questions, the reason for each, and the meaning of each choice. */
export const texts = defineTexts({
  title: 'System selector',

  /** One word for each step, for the rail above the question. */
  stepLabels: {
    place: 'Place',
    house: 'House',
    system: 'System',
    heat: 'Heat',
    zones: 'Rooms',
    cooling: 'Cooling',
    fit: 'Fit',
    extras: 'Extras',
  },

  questions: {
    place: {
      question: 'Where will the system be installed?',
      note: 'The weather determines the size, and some equipment can’t be installed everywhere.',
    },
    house: {
      question: 'What does it heat and cool?',
      note:
        'Equipment that is too large or too small costs you money every day. Leave the size blank to see ' +
        'every size.',
    },
    system: {
      question: 'What kind of system do you want?',
      note: 'Ducts determine almost everything else. If most rooms have warm-air registers, you have ducts.',
    },
    heat: {
      question: 'How should it heat?',
      note: 'Fuel and efficiency determine the vent and your heating bill.',
    },
    zones: {
      question: 'Which rooms get an indoor unit?',
      note: 'Each room has its own indoor unit. Together they must match one outdoor unit.',
    },
    cooling: {
      question: 'How should it cool?',
      note: 'A higher SEER2 costs more today and less on every summer’s electric bill.',
    },
    fit: {
      question: 'Where does the indoor unit go?',
      note: 'Air moves up, down or sideways through the unit, and not every unit works every way.',
    },
    extras: {
      question: 'How is it mounted and controlled?',
      note: 'We include the parts for it.',
    },
  },

  fields: {
    zip_code_location: { label: 'ZIP code', help: '' },
    isMobileHome: {
      label: 'Is it a mobile home?',
      help: 'A mobile (manufactured) home needs equipment that is listed for it.',
    },
    squareFeet: { label: 'Living area', help: 'Heated floor area, not counting the basement.' },
    basement: { label: 'Does it have a basement?', help: '' },
    numFloors: { label: 'Floors', help: 'Not counting the basement.' },
    insulationValue: {
      label: 'Insulation, 1 to 10',
      help: '1: none, single glass. 4: built in the 1970s. 7: built around 2000. 10: a new, very tight home.',
    },
    ductPlace: {
      label: 'Where are the ducts?',
      help: 'Ducts in an attic or crawl space lose much of the heating and cooling.',
    },
    systemType: { label: 'Kind of system', help: '' },
    fuel: { label: 'Fuel', help: 'The fuel you have or want to use.' },
    primaryHeatSource: {
      label: 'Is it the only heat?',
      help: 'If nothing else heats the home, it must keep up on the coldest days.',
    },
    coldClimate: {
      label: 'Made for cold winters?',
      help: 'Cold-climate models keep most of their heat at 5 °F.',
    },
    heatingEfficiency: {
      label: 'Heating efficiency',
      help: 'AFUE: the share of the fuel that becomes heat.',
    },
    zones: { label: 'Rooms', help: 'Each room gets its own indoor unit.' },
    airHandlerType: { label: 'Indoor unit', help: '' },
    coolingBtu: {
      label: 'Size',
      help: 'A room of average height needs about 22 BTU/h for each square foot.',
    },
    coolingEfficiency: {
      label: 'Cooling efficiency',
      help: 'SEER2: cooling per unit of electricity.',
    },
    staging: { label: 'Stages', help: 'More stages hold the temperature and the moisture more evenly.' },
    position: { label: 'Airflow direction', help: 'Leave it blank if you don’t know.' },
    cabinetWidth: {
      label: 'Width of your furnace',
      help: 'The coil sits on the furnace and should be as wide.',
    },
    condenserMount: { label: 'What the outdoor unit sits on', help: '' },
    wifi: { label: 'Phone control (WiFi)?', help: '' },
  },

  systemTypes: {
    'gas-furnace-ac': {
      label: 'Furnace and air conditioner',
      note: 'Uses your ducts and a gas line or propane tank.',
    },
    'heat-pump': {
      label: 'Heat pump with air handler',
      note: 'Heats and cools with electricity through your ducts.',
    },
    'dual-fuel': {
      label: 'Dual fuel: heat pump and furnace',
      note: 'The heat pump heats on most days, the furnace on the coldest.',
    },
    'ac-only': { label: 'Air conditioner only', note: 'Adds cooling to the furnace you have.' },
    'furnace-only': { label: 'Furnace only', note: 'Heats through your ducts, without cooling.' },
    'package-unit': {
      label: 'Package unit',
      note: 'Everything in one cabinet outside or on the roof. Ducts lead in.',
    },
    'mini-split': { label: 'Mini split for one room', note: 'One indoor unit, no ducts.' },
    'multi-zone': {
      label: 'Mini split for several rooms',
      note: 'One outdoor unit and two to five indoor units, no ducts.',
    },
    any: { label: 'I don’t know', note: 'We show the ducted systems that fit and how they differ.' },
  },

  /** Answers with yes in the summary of a step. */
  yes: {
    isMobileHome: 'Mobile home',
    primaryHeatSource: 'The only heat',
    coldClimate: 'For cold winters',
    wifi: 'WiFi',
  },
  yesNo: { yes: 'Yes', no: 'No' },
  choiceNotes: {
    isMobileHome: { yes: 'Only equipment listed for mobile homes.', no: '' },
    primaryHeatSource: {
      yes: 'It must heat the home alone on the coldest days.',
      no: 'Something else heats as well.',
    },
    coldClimate: { yes: 'Keeps heating far below zero.', no: 'Any heat pump.' },
    wifi: { yes: 'Includes a WiFi control that fits.', no: 'A basic control, or the one you have.' },
    basement: { yes: '', no: '' },
  },
  fuels: {
    'Natural gas': { label: 'Natural gas', note: 'From a gas line.' },
    Propane: { label: 'Propane', note: 'From a tank. The kit gets the conversion kit.' },
    'Heating oil': { label: 'Heating oil', note: 'From a tank.' },
    Electric: { label: 'Electricity', note: 'No fuel line and no flue.' },
  },
  heatingEfficiencies: {
    standard: { label: '80 to 89% AFUE', note: 'Vents through a chimney.' },
    better: { label: '90 to 96% AFUE', note: 'Vents through plastic pipe.' },
    best: { label: '97% AFUE and up', note: 'Burns the least gas.' },
  },
  coolingEfficiencies: {
    standard: { label: 'Up to 15.1 SEER2', note: 'Costs the least to buy.' },
    better: { label: '15.2 to 17.9 SEER2', note: 'The efficiency many rebates require.' },
    best: { label: '18 SEER2 and up', note: 'Costs the least to run.' },
  },
  stagings: {
    Single: { label: 'One stage', note: 'On or off.' },
    'Two-stage': { label: 'Two stages', note: 'Low on most days, high on the hottest.' },
    Inverter: { label: 'Variable speed', note: 'Speeds up and slows down with the weather.' },
  },
  positions: {
    Upflow: { label: 'Up', note: 'In a basement or closet, ducts above.' },
    Downflow: { label: 'Down', note: 'In a closet, ducts below the floor.' },
    'Horizontal left': { label: 'Sideways, to the left', note: 'In an attic or crawl space.' },
    'Horizontal right': { label: 'Sideways, to the right', note: 'In an attic or crawl space.' },
  },
  heads: {
    'Wall Mount': { label: 'High on the wall', note: 'The easiest to install.' },
    'Low Wall': { label: 'Low on the wall', note: 'Under a window, like a radiator.' },
    'Ceiling Cassette': { label: 'In the ceiling, four ways', note: 'Sits in a dropped ceiling.' },
    'Slim Ceiling Cassette': { label: 'In the ceiling, one way', note: 'Fits between the joists.' },
    'Concealed Duct': { label: 'Hidden, with short ducts', note: 'Only its grilles show.' },
    'Floor Ceiling': { label: 'On the floor or ceiling', note: 'For large open rooms.' },
  },
  mounts: {
    Pad: { label: 'A pad on the ground', note: '' },
    'Wall bracket': { label: 'A bracket on the wall', note: 'Keeps the unit above snow.' },
    'Roof curb': { label: 'A curb on the roof', note: '' },
  },
  inches: (width: number) => `${width} in`,
  btuOfRoom: (btu: number) => `${grouped(btu)} BTU/h`,
  btuNote: (btu: number, perSquareFoot: number) =>
    `About ${grouped(Math.round(btu / perSquareFoot / 25) * 25)} sq ft`,
  rooms: (count: number) => (count === 1 ? '1 room' : `${count} rooms`),
  room: (index: number) => `Room ${index}`,
  squareFeet: (feet: number) => `${grouped(feet)} sq ft`,

  /** Why a choice is not open. */
  closed: {
    law: (place: string) => `The rules in ${place} don’t allow any of these.`,
    mobileHome: 'None of these is listed for mobile homes.',
    noneSold: 'We don’t sell any of these.',
    answers: (label: string) => `None fits your answer to “${label}”.`,
    together: 'None fits your answers so far.',
  },

  /** Why an earlier answer was cleared. */
  cleared: {
    notAsked: (system: string) => `This is not a question for “${system}”.`,
    nothingLeft: (label: string) => `Nothing fits both this and your new answer to “${label}”.`,
    roomGone: 'The room was removed.',
  },

  errors: {
    outOfOrder: (step: string) => `Please answer “${step}” first.`,
    notAStep: (step: string, system: string) => `“${step}” is not a step for “${system}”.`,
    unavailable: (label: string, choice: string, reason: string) => `${label}: “${choice}”. ${reason}`,
    zipMissing: 'Please enter a ZIP code.',
    kitUnavailable:
      'One of the systems is no longer in the results for these answers. Please open the results again.',
    tooMany: 'You’ve reached the limit of emails per hour. Please try again later or call us.',
    noYear: (place: string) =>
      `No weather station with a year of records is near ${place}, so we can’t say what a system costs ` +
      'to run.',
  },

  noResults: {
    question: 'We couldn’t load this question',
    note: 'Your answers are kept. Please try again, or call us at the number above.',
  },
})
