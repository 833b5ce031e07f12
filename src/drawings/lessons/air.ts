import { airTexts } from './air-texts.ts'
import { axisX, type Lesson } from './lesson.ts'

const MERV = [
  ['MERV 8', airTexts.merv.pollenDustMites, 0.35],
  ['MERV 11', airTexts.merv.petDanderMold, 0.6],
  ['MERV 13', airTexts.merv.smokeBacteriaDroplets, 0.95],
] as const

export const mervScale: Lesson = {
  height: 200,
  alt: airTexts.mervScale.alt,
  paint(pen) {
    for (const [index, [name, caught, share]] of MERV.entries()) {
      const y = 12 + index * 50
      pen.rect('outline-face', 16, y, 92, 38, 3)
      pen.text(name, 62, y + 24, 15, { tone: 'strong', anchor: 'middle' })
      pen.text(caught, 124, y + 15, 13, { tone: 'strong' })
      pen.rect('cold-area', 124, y + 22, 290 * share, 12)
    }
    pen.text(airTexts.mervScale.longerBarFiner, 220, 182, 12, { anchor: 'middle' })
  },
}

const HUMIDITY = { left: 30, right: 410 } as const
const at = (percent: number): number => HUMIDITY.left + (percent / 100) * (HUMIDITY.right - HUMIDITY.left)

export const humidityBand: Lesson = {
  height: 170,
  alt: airTexts.humidityBand.alt,
  paint(pen) {
    pen.rect('warm-area', at(0), 60, at(30) - at(0), 44)
    pen.rect('outline-face', at(30), 60, at(50) - at(30), 44)
    pen.rect('outline-shade', at(50), 60, at(60) - at(50), 44)
    pen.rect('cold-area', at(60), 60, at(100) - at(60), 44)
    pen.text(airTexts.humidityBand.good, at(40), 88, 15, { tone: 'strong', anchor: 'middle' })
    pen.text(airTexts.humidityBand.dryAir, at(15), 88, 13, { anchor: 'middle' })
    pen.text(airTexts.humidityBand.moldCanGrow, at(80), 88, 13, { anchor: 'middle' })
    axisX(pen, {
      from: HUMIDITY.left,
      to: HUMIDITY.right,
      y: 104,
      values: [0, 30, 50, 60, 100],
      at,
      said: (value) => `${value}%`,
    })
    pen.text(airTexts.humidityBand.addMoisture, at(15), 44, 13, { tone: 'strong', anchor: 'middle' })
    pen.text(airTexts.humidityBand.takeMoistureOut, at(80), 44, 13, { tone: 'strong', anchor: 'middle' })
    pen.text(airTexts.humidityBand.relativeHumidityIndoors, 220, 152, 13, { anchor: 'middle' })
  },
}

const SOUND = { left: 56, right: 416, top: 26, bottom: 176 } as const
/** Each doubling of the distance is one step of the axis. */
const FEET = [3, 6, 12, 24, 48] as const
const soundX = (feet: number): number =>
  SOUND.left + 24 + (Math.log2(feet / 3) / 4) * (SOUND.right - SOUND.left - 48)
const soundY = (level: number): number => SOUND.bottom - ((level - 30) / 50) * (SOUND.bottom - SOUND.top)
/** A unit of 72 dB at 3 ft, in the open: 6 dB less for each doubling. */
const levelAt = (feet: number): number => 72 - 6 * Math.log2(feet / 3)

export const soundDistance: Lesson = {
  height: 226,
  alt: airTexts.soundDistance.alt,
  paint(pen) {
    for (const level of [40, 60, 80]) {
      pen.horizontal('hairline', soundY(level), SOUND.left, SOUND.right)
      pen.text(String(level), SOUND.left - 8, soundY(level) + 4, 12, { anchor: 'end' })
    }
    pen.text('dB', 30, 16, 12)
    for (const [index, feet] of FEET.entries()) {
      const next = FEET[index + 1]
      if (next !== undefined)
        pen.line('cold', soundX(feet), soundY(levelAt(feet)), soundX(next), soundY(levelAt(next)))
      pen.circle('cold-face', soundX(feet), soundY(levelAt(feet)), 4)
      pen.text(String(levelAt(feet)), soundX(feet), soundY(levelAt(feet)) - 10, 13, {
        tone: 'strong',
        anchor: 'middle',
      })
    }
    axisX(pen, { from: SOUND.left, to: SOUND.right, y: SOUND.bottom, values: FEET, at: soundX })
    pen.text(airTexts.soundDistance.distanceInFeet, 236, 216, 13, { anchor: 'middle' })
  },
}

const RISE = { left: 56, right: 416, top: 26, bottom: 186, from: 30, to: 90 } as const
const riseX = (rise: number): number =>
  RISE.left + ((rise - RISE.from) / (RISE.to - RISE.from)) * (RISE.right - RISE.left)
const flowY = (gpm: number): number => RISE.bottom - (gpm / 12) * (RISE.bottom - RISE.top)
/** Gallons a minute of 185,000 BTU/h that reach the water: heat ÷ (8.33 lb × 60 min × rise). */
const flow = (rise: number): number => 185_000 / (8.33 * 60 * rise)

export const temperatureRise: Lesson = {
  height: 236,
  alt: airTexts.temperatureRise.alt,
  paint(pen) {
    for (const gpm of [3, 6, 9, 12]) {
      pen.horizontal('hairline', flowY(gpm), RISE.left, RISE.right)
      pen.text(String(gpm), RISE.left - 8, flowY(gpm) + 4, 12, { anchor: 'end' })
    }
    pen.text(airTexts.temperatureRise.gallonsAMinute, 4, 14, 12)
    const rises = [31, 35, 40, 45, 50, 55, 60, 65, 70, 75, 80, 85, 90]
    pen.path(
      'cold',
      ...rises.map((rise, index) => [index === 0 ? 'M' : 'L', riseX(rise), flowY(flow(rise))] as const),
    )
    axisX(pen, {
      from: RISE.left,
      to: RISE.right,
      y: RISE.bottom,
      values: [30, 45, 60, 75, 90],
      at: riseX,
      said: (value) => `${value} °F`,
    })
    pen.text(airTexts.temperatureRise.florida, riseX(45), flowY(flow(45)) - 12, 13, { tone: 'strong' })
    pen.text(airTexts.temperatureRise.minnesota, riseX(75), flowY(flow(75)) - 12, 13, { tone: 'strong' })
    pen.text(airTexts.temperatureRise.riseFromCold, 236, 226, 13, { anchor: 'middle' })
  },
}
