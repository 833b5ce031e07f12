import { defineTexts } from '#lib/language/texts.ts'

/** Words of the drawings about air, humidity, sound and hot water. */
export const airTexts = defineTexts({
  merv: {
    pollenDustMites: 'pollen, dust mites, lint',
    petDanderMold: 'pet dander, mold spores',
    smokeBacteriaDroplets: 'smoke, bacteria, droplets',
  },
  mervScale: {
    alt:
      'Three filter classes and the smallest things they are made for: MERV 8 pollen, dust mites and ' +
      'lint; MERV 11 pet dander and mold spores; MERV 13 smoke, bacteria and droplets. A finer filter ' +
      'resists the air more.',
    longerBarFiner: 'longer bar: finer dust caught, more resistance to the air',
  },
  humidityBand: {
    alt:
      'A scale of relative humidity indoors from 0 to 100 percent. The band from 30 to 50 percent is ' +
      'marked. Above 60 percent mold can grow; below 30 percent skin and wood dry out.',
    good: 'Good',
    dryAir: 'dry air',
    moldCanGrow: 'mold can grow',
    addMoisture: 'Add moisture',
    takeMoistureOut: 'Take moisture out',
    relativeHumidityIndoors: 'Relative humidity indoors',
  },
  soundDistance: {
    alt:
      'Sound of an outdoor unit over the distance in the open: 72 decibels at 3 feet, 66 at 6, 60 at 12, ' +
      '54 at 24 and 48 at 48 feet. Each doubling of the distance takes 6 decibels.',
    distanceInFeet: 'Distance in feet',
  },
  temperatureRise: {
    alt:
      'Flow of a large tankless water heater over the temperature rise: about 12 gallons a minute at a ' +
      'rise of 30 °F, 6 at 60 °F and 4 at 90 °F. Colder water coming in means less hot water going out.',
    gallonsAMinute: 'Gallons a minute',
    florida: 'Florida',
    minnesota: 'Minnesota',
    riseFromCold: 'Rise from cold to hot water',
  },
})
