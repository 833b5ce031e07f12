import { merchant } from '#lib/merchant/merchant.ts'
import { toCents } from '#lib/money.ts'
import { FitGauge } from '../gauge/fit-gauge.tsx'
import { Measure, RatingPlate } from '../plate/rating-plate.tsx'
import { Plot } from '../plot/plot.tsx'
import { plotLine, plotScale } from '../plot/plot-scale.ts'
import { PriceBlock } from '../price/price-block.tsx'
import { SpecList } from '../specs/spec-list.tsx'
import { Stars } from '../stars/stars.tsx'
import { StateWord } from '../state/state-word.tsx'
import { DataTable } from '../table/data-table.tsx'
import { DeliveredTotal } from '../total/delivered-total.tsx'
import { Part } from './part.tsx'

const PLATE = [
  { label: 'Heating output', value: <Measure value={76_800} unit="BTU/h" /> },
  { label: 'AFUE', value: <Measure value={96} unit="%" /> },
  { label: 'Cabinet', value: '17½″' },
  { label: 'Stages', value: 'Single' },
]
const LINES = [
  { label: 'Item', amount: toCents(127_700) },
  { label: 'Freight to 60614, insured', amount: 'Free' },
  { label: 'Liftgate Delivery', amount: toCents(2500), note: 'The truck lowers the pallet' },
  { label: 'Tax 10.25%', amount: toCents(13_345) },
]
const TOTAL = { label: 'Delivered to 60614', amount: toCents(143_545) }
const AFTER = [{ label: 'Utility rebate, after purchase', amount: toCents(-25_000) }]
const ROWS = [
  { model: 'NVF96-080B', output: '76,800', price: '$1,277.00' },
  { model: 'NVF96-100C', output: '96,000', price: '$1,391.00' },
]

const PLOT = { left: 44, right: 628, top: 24, bottom: 176 }
const PLOTTED = plotScale({ fromX: -10, toX: 70, stepX: 10, topY: 60_000, stepY: 20_000 }, PLOT)

/** Components that show figures. */
export function DataParts() {
  return (
    <>
      <Part title="Rating plate">
        <div className="gallery-narrow">
          <RatingPlate rows={PLATE} />
        </div>
        <RatingPlate rows={PLATE} big />
        <RatingPlate rows={PLATE} columns={4} />
      </Part>
      <Part title="Fit gauge">
        <div className="two keep gallery-gap">
          <FitGauge need={72_845} capacity={76_800} />
          <FitGauge need={72_845} capacity={57_600} />
          <FitGauge need={72_845} capacity={96_000} />
          <FitGauge need={null} capacity={76_800} sizingHref="#sizing" />
          <FitGauge need={null} capacity={76_800} unknown="Your home is not known yet." />
        </div>
        <FitGauge need={72_845} capacity={76_800} size="small" />
        <FitGauge need={72_845} capacity={76_800} size="full" />
        <FitGauge need={35_713} capacity={60_000} size="full" lead="Cooling" />
      </Part>
      <Part title="Plot">
        <Plot
          label="What a home needs over the outdoor temperature"
          width={640}
          height={210}
          box={PLOT}
          scale={PLOTTED}
          unitY="1,000 BTU/h"
          wordsY={(btuh) => String(btuh / 1000)}
        >
          <path className="need" d={plotLine(PLOTTED, [-10, 65], (outdoorF) => 700 * (65 - outdoorF))} />
          <path className="supply" d={plotLine(PLOTTED, [-10, 70], (outdoorF) => 400 * (outdoorF + 40))} />
        </Plot>
      </Part>
      <Part title="Price, state, rating">
        <PriceBlock
          price={toCents(127_700)}
          was={toCents(141_900)}
          size="big"
          aside={<StateWord state="ok">In stock, 23 in {merchant().warehouses[0].city}</StateWord>}
        >
          −$250.00 utility rebate, after purchase
        </PriceBlock>
        <PriceBlock price={toCents(127_700)} />
        <PriceBlock price={toCents(127_700)} hidden="Call for price" />
        <p className="row">
          <StateWord state="ok">In stock</StateWord>
          <StateWord state="warn">2 left</StateWord>
          <StateWord state="none">Out of stock, ships Dec 9</StateWord>
          <StateWord state="bad">Invalid Discount Code</StateWord>
        </p>
        <p>
          <Stars rating={4.66}>
            <a href="#reviews">from 318 reviews</a>
          </Stars>
        </p>
      </Part>
      <Part title="Total">
        <div className="box">
          <DeliveredTotal lines={LINES} total={TOTAL} after={AFTER} />
        </div>
        <div className="box">
          <DeliveredTotal lines={LINES} total={TOTAL} fold={{ title: 'Your order' }} />
        </div>
      </Part>
      <Part title="Tables">
        <SpecList
          caption="Dimensions"
          specs={[
            { name: 'Height', value: '34½″' },
            { name: 'Width', value: '17½″' },
            { name: 'Depth', value: '28¾″' },
          ]}
        />
        <DataTable
          caption="Furnaces"
          rows={ROWS}
          keyOf={(row) => row.model}
          columns={[
            { name: 'Model', cell: (row) => <span className="mono">{row.model}</span>, rowHeader: true },
            { name: 'Output, BTU/h', cell: (row) => row.output, numeric: true },
            { name: 'Price', cell: (row) => row.price, numeric: true },
          ]}
        />
      </Part>
    </>
  )
}
