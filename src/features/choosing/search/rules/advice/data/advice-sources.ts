/** Where the rows of advice come from, by the word in their last column. Read on 2026-11-27. */
export const ADVICE_SOURCES: Readonly<Record<string, string>> = {
  practice: 'practice of the trade; the manual of the model decides',
  arith: 'arithmetic: a watt is 3.412 BTU an hour',
  'gas-utility': 'MHET, “What To Do If You Suspect a Natural Gas Leak”, 2023-09-29',
  cpsc: 'U.S. Consumer Product Safety Commission, release 05-017 and Carbon Monoxide Information Center',
  nfpa: 'NFPA 72 and the CPSC: a carbon monoxide alarm on each level and outside the bedrooms',
  'abc-cycling': 'ABC Home & Commercial and Burgeson’s, “Why Is My Furnace Short Cycling?”',
  'abc-hum': 'ABC Home & Commercial, “Air Conditioner Fan Not Spinning but Hums”',
  'wh-repair': 'Engineer Fix, “How to Diagnose and Repair a Water Heater”',
  tankless: 'AlertPlumber, “Tankless Water Heater: Common Problems”',
  blank:
    'StuckFix, “Thermostat Screen Black and Blank?”, 2026-05-22; Prestige Air, “3 Reasons Your Thermostat Is Blank”',
  uneven: 'Aspen Heating, “7 Reasons Why You Have Uneven Temperatures in Your Home”',
  'noise-furnace':
    'Evans Plumbing, “4 Heating System Noises You Shouldn’t Ignore”; Premier Comfort, furnace noises',
  'noise-ac': 'SR Heating & Cooling, “Air Conditioner Noises You Can’t Ignore”',
  'hp-ice': 'Ernst Heating and Mowery Heating: causes of ice on a heat pump, and how to thaw it',
  'hp-air': 'Energy Vanguard, “Is Heat Pump Supply Air Too Cold for Heating?”',
  lockout: 'Tappan, JT4BE installation instructions, page 11',
  'epa-608': 'U.S. Environmental Protection Agency, 40 CFR 82 subpart F',
  'epa-22': 'U.S. Environmental Protection Agency: no R-22 made or imported from 2020-01-01',
  'epa-mold': 'U.S. Environmental Protection Agency, Mold Course, chapter 2',
  'epa-smoke':
    'U.S. Environmental Protection Agency, wildfire smoke course: MERV 13, recirculate, close the intake',
  merv: 'ANSI/ASHRAE 52.2, classes by particle size',
  'doe-ac': 'U.S. Department of Energy, Maintaining your air conditioner: 5 to 15% for a clogged filter',
  'cold-test': 'Inspection standard of Washington State: no cooling test below 60 °F outdoors',
  pipes: 'American Red Cross, frozen pipes: 55 °F, hair dryer, no flame',
  igc: 'International Residential Code: 18 inches above a garage floor (G2408.2), no ducts from a garage',
  hud: '24 CFR 3280 subpart H: heating appliances of manufactured homes',
  'irc-m1305': 'International Residential Code, M1305: room to work on appliances',
}
