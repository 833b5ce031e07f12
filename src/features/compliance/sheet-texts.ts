const thousands = (value: number): string => value.toLocaleString('en-US')

/** The sentences of the permit and code sheet. */
export const sheetTexts = {
  title: 'Permit and code sheet',
  lead:
    'Design weather and equipment rules of a ZIP code on one sheet, each with its source and date, to ' +
    'print.',
  zip: 'ZIP code',
  submit: 'Make the sheet',
  working: 'Making it',
  zipWrong: 'Please type a ZIP code of five digits.',
  sheetOf: (place: string) => `Permit and code sheet, ${place}`,
  weather: 'Design weather',
  regionTitle: 'Place',
  region: 'Federal efficiency region',
  regions: { N: 'North', S: 'Southeast', SW: 'Southwest' },
  furnaceNox: 'Gas furnaces must be',
  anyNox: 'of any NOx class',
  asks: 'Rule',
  what: 'Equipment',
  where: 'Source',
  asOf: (day: string) => `As of ${day}.`,
  limits:
    'This is a summary for choosing equipment, not legal advice. Your state and town may ask for more, and ' +
    'your building office decides. A source that we have not read is marked.',
  notRead: 'From memory: check it before you rely on it.',
  print: 'Print or save as PDF',
  printNote: 'For the PDF, choose “Save as PDF” in the print window.',
  size: 'Calculate the load of a home here',
  sections: {
    cooling: 'Air conditioners and heat pumps',
    heating: 'Furnaces and boilers',
    water: 'Water heaters',
    room: 'Room units and dehumidifiers',
    nox: 'Nitrogen oxides of gas burners',
    refrigerant: 'Refrigerant',
    coming: 'Rules that come later',
  },
  machines: {
    smallAc: 'Split air conditioner under 45,000 BTU/h',
    largeAc: 'Split air conditioner of 45,000 BTU/h or more',
    splitHeatPump: 'Split heat pump',
    packageAc: 'Package air conditioner',
    packageHeatPump: 'Package heat pump',
  },
  ratings: (seer2: number, eer2: number | undefined, hspf2: number | undefined) =>
    [
      `${seer2} SEER2`,
      ...(eer2 === undefined ? [] : [`${eer2} EER2`]),
      ...(hspf2 === undefined ? [] : [`${hspf2} HSPF2`]),
    ].join(', '),
  heaters: {
    'gas-furnace': 'Gas furnace',
    'oil-furnace': 'Oil furnace',
    'electric-furnace': 'Electric furnace',
    'package-unit': 'Gas section of a package unit',
    gasBoiler: 'Gas boiler, hot water',
    oilBoiler: 'Oil boiler, hot water',
  },
  afue: (afue: number) => `${afue}% AFUE`,
  tank: (gallons: number, fuel: 'gas' | 'electric') =>
    `${fuel === 'gas' ? 'Gas' : 'Electric'} tank of ${gallons} gal with a high draw`,
  tankless: {
    gas: 'Gas tankless heater of 4 gal/min or more',
    electric: 'Electric tankless heater of 4 gal/min or more',
  },
  uef: (uef: number) => `${uef.toFixed(2)} UEF`,
  roomAc: (belowBtu: number) =>
    Number.isFinite(belowBtu)
      ? `Room air conditioner under ${thousands(belowBtu)} BTU/h, made since May 26, 2026`
      : 'Larger room air conditioner, made since May 26, 2026',
  ceer: (ceer: number) => `${ceer} CEER`,
  dehumidifier: (upToPints: number) =>
    Number.isFinite(upToPints) ? `Dehumidifier up to ${upToPints} pints a day` : 'Larger dehumidifier',
  ief: (ief: number) => `${ief} IEF`,
  burners: {
    furnace: 'Gas furnace under 90% AFUE',
    'condensing-furnace': 'Gas furnace of 90% AFUE or more',
    'weatherized-furnace': 'Gas section of a package unit',
    'mobile-home-furnace': 'Gas furnace for mobile homes',
    tank: 'Gas tank water heater',
    tankless: 'Gas tankless water heater',
    boiler: 'Gas boiler',
  },
  burner: (name: string, fromBtu: number, belowBtu: number) =>
    fromBtu > 0
      ? `${name} of ${thousands(fromBtu)} BTU/h or more`
      : belowBtu < 1_000_000
        ? `${name} under ${thousands(belowBtu)} BTU/h`
        : name,
  noxLimit: (limit: number, asked: string) =>
    limit === 0 ? 'No nitrogen oxides: gas models cannot be sold' : `${asked}: ${limit} ng/J or less`,
  noxUnsure: 'We are not sure of this limit; ask the air district.',
  noxCertified: 'An ENERGY STAR certificate serves instead.',
  noNox: 'No limit that we know of',
  noNoxWhat: 'Gas furnaces, water heaters and boilers',
  noNoxSource: 'Our table of limits; it covers California, Colorado, Texas and Utah',
  refrigerantWhat: 'New split and package units',
  refrigerant:
    'R-454B, R-32 or another refrigerant of low warming potential. R-410A only in units made before ' +
    'January 1, 2025.',
  furnace2028What: 'Gas furnace made on or after December 18, 2028',
  furnace2028: '95% AFUE. A federal court is reviewing this rule.',
  water2029What: (gallons: number) => `Electric tank of ${gallons} gal made on or after May 6, 2029`,
} as const
