import { bars, type Lesson } from './lesson.ts'

export const refrigerantGwp: Lesson = {
  height: 190,
  alt:
    'Global warming potential: R-410A 2,088, R-32 675, R-454B 465. The federal limit of 700 for new ' +
    'home equipment lies between R-410A and the other two.',
  paint(pen) {
    const place = { x: 80, y: 30, width: 280, most: 2088 }
    bars(
      pen,
      [
        { name: 'R-410A', value: 2088, said: '2,088', tone: 'warm-area' },
        { name: 'R-32', value: 675, said: '675', tone: 'cold-area' },
        { name: 'R-454B', value: 465, said: '465', tone: 'cold-area' },
      ],
      place,
    )
    const limit = place.x + (700 / place.most) * place.width
    pen.vertical('hidden-edge', limit, 16, 148)
    pen.text('Limit 700', limit, 166, 13, { tone: 'strong', anchor: 'middle' })
  },
}

export const noxClasses: Lesson = {
  height: 170,
  alt: 'Nitrogen oxides for each joule of heat: Low NOx at most 40 nanograms, Ultra Low NOx at most 14.',
  paint(pen) {
    bars(
      pen,
      [
        { name: 'No class', value: 60, said: 'above 40', tone: 'outline-shade' },
        { name: 'Low NOx', value: 40, said: '40 or less', tone: 'warm-area' },
        { name: 'Ultra Low NOx', value: 14, said: '14 or less', tone: 'cold-area' },
      ],
      { x: 112, y: 16, width: 230, most: 60 },
    )
    pen.text('Nanograms of nitrogen oxides for each joule of heat', 220, 158, 13, { anchor: 'middle' })
  },
}

export const rebateLadder: Lesson = {
  height: 220,
  alt:
    'Where money can come from, from the widest area to the smallest: federal credits ended on ' +
    'December 31, 2025; state programs; utility rebates; local programs.',
  paint(pen) {
    const rungs = [
      ['Federal tax credits', 'ended December 31, 2025', 'outline-shade'],
      ['State programs', 'where your state has one', 'warm-area'],
      ['Electric or gas utility', 'by the utility that serves your home', 'warm-area'],
      ['City, county, others', 'by address', 'warm-area'],
    ] as const
    for (const [index, [name, note, tone]] of rungs.entries()) {
      const y = 10 + index * 51
      const inset = index * 26
      pen.rect(tone, 20 + inset, y, 400 - 2 * inset, 43, 3)
      pen.text(name, 220, y + 19, 13, { tone: 'strong', anchor: 'middle' })
      pen.text(note, 220, y + 35, 12, { anchor: 'middle' })
    }
    pen.line('warm', 24, 50, 416, 14)
  },
}

export const efficiencyLabel: Lesson = {
  height: 210,
  alt:
    'Three ratings and what each one measures: SEER2 the cooling of a summer, EER2 the cooling at ' +
    '95 °F, HSPF2 the heating of a winter. A higher figure uses less electricity.',
  paint(pen) {
    const rows = [
      ['SEER2', 'cooling over a summer', 'cold-area'],
      ['EER2', 'cooling at 95 °F outside', 'cold-area'],
      ['HSPF2', 'heating over a winter', 'warm-area'],
    ] as const
    for (const [index, [name, note, tone]] of rows.entries()) {
      const y = 10 + index * 54
      pen.rect(tone, 20, y, 110, 42, 3)
      pen.text(name, 75, y + 27, 17, { tone: 'strong', anchor: 'middle' })
      pen.text(note, 146, y + 27, 14, { tone: 'strong' })
    }
    pen.text('BTU moved for each watt-hour of electricity', 220, 196, 13, { anchor: 'middle' })
  },
}
