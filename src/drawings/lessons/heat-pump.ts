import type { Pen } from '../engine/pen.ts'
import { heatPumpTexts } from './heat-pump-texts.ts'
import { arrowTo, axisX, box, type Lesson } from './lesson.ts'

const PLOT = { left: 56, right: 416, top: 24, bottom: 190, from: -5, to: 60 } as const
const x = (temperature: number): number =>
  PLOT.left + ((temperature - PLOT.from) / (PLOT.to - PLOT.from)) * (PLOT.right - PLOT.left)
/** thousand BTU/h */
const y = (heat: number): number => PLOT.bottom - (heat / 60) * (PLOT.bottom - PLOT.top)

/** The home of the drawing loses 48,000 BTU/h at 0 °F and nothing at 60 °F. */
const LOSS = { at0: 48, endsF: 60 } as const
const loss = (temperature: number): number => (LOSS.at0 * (LOSS.endsF - temperature)) / LOSS.endsF
/** Its heat pump gives 20,000 BTU/h at −5 °F and 40,000 at 60 °F, in a straight line. */
const heat = (temperature: number): number => 20 + ((temperature + 5) / 65) * 20
/** Where both lines meet: 48 − 0.8 t = 21.54 + 0.308 t. */
const BALANCE_F = 23.9

export const balancePoint: Lesson = {
  height: 246,
  alt: heatPumpTexts.balancePoint.alt,
  paint(pen) {
    pen.path(
      'warm-area',
      ['M', x(-5), y(loss(-5))],
      ['L', x(BALANCE_F), y(loss(BALANCE_F))],
      ['L', x(-5), y(heat(-5))],
      'z',
    )
    pen.path('outline', ['M', x(-5), y(loss(-5))], ['L', x(60), y(0)])
    pen.path('cold', ['M', x(-5), y(heat(-5))], ['L', x(60), y(heat(60))])
    pen.vertical('hidden-edge', x(BALANCE_F), y(heat(BALANCE_F)), PLOT.bottom)
    for (const value of [0, 20, 40, 60]) {
      pen.horizontal('hairline', y(value), PLOT.left, PLOT.right)
      pen.text(String(value), PLOT.left - 8, y(value) + 4, 12, { anchor: 'end' })
    }
    axisX(pen, {
      from: PLOT.left,
      to: PLOT.right,
      y: PLOT.bottom,
      values: [0, 20, 40, 60],
      at: x,
      said: (value) => `${value} °F`,
    })
    pen.text('1,000 BTU/h', 4, 14, 12)
    pen.text(heatPumpTexts.balancePoint.heatTheHome, x(2), y(54), 13, { tone: 'strong' })
    pen.text(heatPumpTexts.balancePoint.heatPumpGives, x(41), y(41), 13, { tone: 'cold' })
    pen.text(heatPumpTexts.balancePoint.backup, x(-2), y(33), 13, { tone: 'warm' })
    pen.text(heatPumpTexts.balancePoint.balancePoint, x(BALANCE_F), PLOT.bottom + 44, 13, {
      tone: 'strong',
      anchor: 'middle',
    })
  },
}

/** What the fins of the outdoor coil carry in each step. */
const FINS = ['cold', 'warm', 'hairline'] as const
const STEAM = [24, 56, 88] as const

function defrostStep(pen: Pen, index: number, words: string): void {
  const left = 16 + index * 146
  pen.rect('outline-face', left, 60, 112, 84, 3)
  for (let fin = 0; fin < 8; fin++) pen.vertical(FINS[index] ?? 'hairline', left + 12 + fin * 12.5, 70, 134)
  for (const shift of index === 2 ? STEAM : [])
    arrowTo(pen, 'hairline-detail', [left + shift, 56], [left + shift, 30])
  if (index < 2) arrowTo(pen, 'detail', [left + 116, 102], [left + 142, 102])
  pen.text(`${index + 1}. ${words}`, left + 56, 168, 13, { tone: 'strong', anchor: 'middle' })
}

export const defrost: Lesson = {
  height: 200,
  alt: heatPumpTexts.defrost.alt,
  paint(pen) {
    const steps = [
      heatPumpTexts.defrost.frostGrows,
      heatPumpTexts.defrost.cycleTurns,
      heatPumpTexts.defrost.waterSteam,
    ] as const
    for (const [index, words] of steps.entries()) defrostStep(pen, index, words)
    pen.text(heatPumpTexts.defrost.theIndoorFan, 220, 192, 12, { anchor: 'middle' })
  },
}

export const ductedOrDuctless: Lesson = {
  height: 250,
  alt: heatPumpTexts.ductedOrDuctless.alt,
  paint(pen) {
    const house = (left: number) => {
      pen.path(
        'outline-face',
        ['M', left, 190],
        ['L', left, 80],
        ['L', left + 80, 36],
        ['L', left + 160, 80],
        ['L', left + 160, 190],
        'z',
      )
      pen.horizontal('detail', 190, left - 16, left + 200)
      pen.horizontal('detail', 135, left, left + 160)
      pen.vertical('detail', left + 80, 80, 190)
    }
    house(20)
    pen.rect('outline-shade', 30, 148, 22, 42)
    pen.rect('detail-shade', 36, 84, 10, 64)
    pen.rect('detail-shade', 36, 84, 130, 9)
    for (const register of [60, 150]) {
      arrowTo(pen, 'cold', [register, 94], [register, 116])
      arrowTo(pen, 'cold', [register, 138], [register, 160])
    }
    pen.rect('detail-shade', 36, 128, 130, 9)
    pen.rect('outline-face', 188, 158, 26, 32)
    house(236)
    for (const [hx, hy] of [
      [244, 92],
      [352, 92],
      [352, 146],
    ] as const) {
      pen.rect('outline-shade', hx, hy, 36, 12, 3)
      arrowTo(pen, 'cold', [hx + 18, hy + 14], [hx + 18, hy + 34])
    }
    pen.path('refrigerant-line', ['M', 404, 170], ['L', 398, 170], ['L', 398, 98], ['L', 388, 98])
    pen.path('refrigerant-line', ['M', 398, 152], ['L', 388, 152])
    pen.path('refrigerant-line', ['M', 398, 86], ['L', 262, 86], ['L', 262, 92])
    pen.rect('outline-face', 404, 158, 26, 32)
    pen.text(heatPumpTexts.ductedOrDuctless.ductsReachEvery, 100, 222, 13, {
      tone: 'strong',
      anchor: 'middle',
    })
    pen.text(heatPumpTexts.ductedOrDuctless.oneHeadFor, 322, 222, 13, { tone: 'strong', anchor: 'middle' })
    pen.text(heatPumpTexts.ductedOrDuctless.oneTemperature, 100, 240, 12, { anchor: 'middle' })
    pen.text(heatPumpTexts.ductedOrDuctless.aTemperatureFor, 322, 240, 12, { anchor: 'middle' })
  },
}

export const coolingCircuit: Lesson = {
  height: 250,
  alt: heatPumpTexts.coolingCircuit.alt,
  paint(pen) {
    box(pen, 'outline-shade', [16, 90, 92, 76], heatPumpTexts.coolingCircuit.outdoorCoilFan)
    box(pen, 'outline-face', [16, 180, 92, 44], heatPumpTexts.coolingCircuit.compressor)
    box(pen, 'outline-shade', [332, 90, 92, 76], heatPumpTexts.coolingCircuit.indoorCoilBlower)
    box(pen, 'outline-face', [332, 180, 92, 44], heatPumpTexts.coolingCircuit.airFilter)
    box(pen, 'outline-face', [228, 32, 76, 38], heatPumpTexts.coolingCircuit.metering)
    box(pen, 'outline-face', [136, 32, 64, 38], heatPumpTexts.coolingCircuit.drier)
    pen.path('warm', ['M', 62, 90], ['L', 62, 51], ['L', 136, 51])
    pen.horizontal('warm', 51, 200, 228)
    arrowTo(pen, 'cold', [304, 51], [378, 51])
    arrowTo(pen, 'cold', [378, 51], [378, 88])
    pen.path('cold', ['M', 332, 140], ['L', 220, 140], ['L', 220, 202])
    arrowTo(pen, 'cold', [220, 202], [110, 202])
    pen.text(heatPumpTexts.coolingCircuit.liquidLineWarm, 140, 22, 12)
    pen.text(heatPumpTexts.coolingCircuit.suctionLineCold, 118, 224, 12)
    arrowTo(pen, 'detail', [62, 180], [62, 168])
    arrowTo(pen, 'detail', [378, 180], [378, 168])
  },
}
