import { defineTexts } from '#lib/language/texts.ts'

/** Words of the drawings about sizes and losses. */
export const sizeTexts = defineTexts({
  sizeWindow: {
    alt:
      'A ruler from 50 to 150 percent of the heating load. The part from 90 to 110 percent is marked as ' +
      'the fit. Below it the house stays cold on the coldest days, above it the furnace runs short cycles.',
    fits: 'Fits',
    outputInPercent: 'Output in percent of the home’s load',
    tooSmall: 'Too small',
    coldOnThe: 'cold on the coldest days',
    tooLarge: 'Too large',
    shortRunsUneven: 'short runs, uneven rooms',
  },
  heatFlow: {
    fuel: 'fuel',
    toTheRooms: 'to the rooms',
    upTheVent: (lost: number) => `${lost} up the vent`,
  },
  afueFlow: {
    alt:
      'Of 100 units of fuel a furnace of 80% AFUE sends 80 to the rooms and 20 up the vent; one of 96% ' +
      'sends 96 to the rooms and loses 4.',
  },
  loadParts: {
    alt:
      'A house in section. Arrows show where heat leaves: through the roof, the walls, the windows, air ' +
      'leaks and the floor.',
    roof: 'Roof',
    walls: 'Walls',
    windows: 'Windows',
    airLeaks: 'Air leaks',
    floor: 'Floor',
  },
  ageRuler: {
    alt:
      'Ages at which ENERGY STAR says to think about replacing: air conditioner or heat pump after 10 ' +
      'years, furnace or boiler after 15 years.',
    airConditioner: 'Air conditioner',
    heatPump: 'Heat pump',
    furnaceOrBoiler: 'Furnace or boiler',
    repairFirst: 'repair first',
    compare: 'compare',
    ageInYears: 'Age in years',
  },
})
