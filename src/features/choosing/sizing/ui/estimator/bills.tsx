import { type ChangeEvent, useState } from 'react'
import { Button } from '#ui/button/button.tsx'
import { Disclosure } from '#ui/disclosure/disclosure.tsx'
import { FileField, NumberField, SelectField, TextAreaField } from '#ui/field/text-field.tsx'
import { billTexts as texts } from '../../bill-texts.ts'
import type { PlaceClimateAnswer } from '../../contract.ts'
import { hundreds } from '../../estimator-texts.ts'
import { type BillHome, compareBills, type OwnLoad } from '../../rules/bills/compare-bills.ts'
import { BILL_FUELS, type BillFuel, loadOfYear } from '../../rules/bills/own-loss.ts'
import { type BillsReading, readBillLines, readGreenButton } from '../../rules/bills/read-bills.ts'
import { typedNumber } from '../../rules/estimate/answers.ts'
import type { Home } from '../../rules/load.ts'

interface Props {
  readonly home: Home
  readonly climate: PlaceClimateAnswer
  /** calculates with another insulation level */
  readonly onLevel: (level: number) => void
  /** takes the heating load that the bills show, BTU/h */
  readonly onBilled: (btuh: number) => void
}

const FUELS = Object.keys(BILL_FUELS) as BillFuel[]
const MOST_FILE_BYTES = 4_000_000
const isEfficiency = (percent: number): boolean => percent >= 40 && percent <= 100

/** The home's own heat loss from a year of bills, beside the calculated one. */
export function Bills({ home, climate, onLevel, onBilled }: Props) {
  const [fuel, setFuel] = useState<BillFuel>('gas')
  const [typedPercent, setPercent] = useState('80')
  const [text, setText] = useState('')
  const [file, setFile] = useState<BillsReading | null>(null)
  const percent = typedNumber(typedPercent)
  const takeFile = async (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = event.target.files?.[0]
    if (!chosen) return setFile(null)
    if (chosen.size > MOST_FILE_BYTES) return setFile({ fault: { kind: 'too-long' } })
    const content = await chosen.text()
    setFile(content.trimStart().startsWith('<') ? readGreenButton(content) : readBillLines(content))
  }
  if (climate.year === null) return <p>{texts.noYear}</p>
  const reading = file ?? (text.trim() === '' ? null : readBillLines(text))
  const of = {
    home,
    climate,
    year: climate.year,
    btuPerUnit: BILL_FUELS[fuel].btu,
    efficiency: percent / 100,
  }
  return (
    <div className="stack">
      <p>{texts.lead}</p>
      <div className="estimate-fields">
        <SelectField
          label={texts.fuel}
          value={fuel}
          options={FUELS.map((value) => ({ value, label: texts.fuels[value] }))}
          onChange={(event) => setFuel(FUELS.find((each) => each === event.target.value) ?? 'gas')}
        />
        <NumberField
          label={texts.efficiency}
          unit="%"
          value={typedPercent}
          error={isEfficiency(percent) ? undefined : texts.efficiencyFault}
          onChange={(event) => setPercent(event.target.value)}
        />
      </div>
      <TextAreaField
        label={texts.bills}
        hint={texts.hint}
        rows={6}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <FileField label={texts.file} accept=".csv,.xml,text/csv,text/xml" onChange={takeFile} />
      <div role="status">
        {reading && isEfficiency(percent) && (
          <Answer reading={reading} of={of} onLevel={onLevel} onBilled={onBilled} />
        )}
      </div>
      <OneYear of={of} isReady={isEfficiency(percent)} />
    </div>
  )
}

interface AnswerProps extends Pick<Props, 'onLevel' | 'onBilled'> {
  readonly reading: BillsReading
  readonly of: BillHome
}

function Answer({ reading, of, onLevel, onBilled }: AnswerProps) {
  if ('fault' in reading) return <p>{texts.fault(reading.fault)}</p>
  const found = compareBills(reading.rows, of)
  if ('problem' in found) return <p>{texts.problems[found.problem]}</p>
  const { own } = found
  const { level } = own
  const calculated = `${texts.calculated(own.calculated)} ${explain(own)}`
  return (
    <div className="stack-s">
      <p>
        <b className="strong">{texts.result(own.average, own.most)}</b> {calculated}{' '}
        {level !== null && texts.level(level)}
      </p>
      <p className="row">
        <Button size="small" onClick={() => onBilled(hundreds(own.most))}>
          {texts.take(own.most)}
        </Button>
        {level !== null && (
          <Button size="small" onClick={() => onLevel(level)}>
            {texts.takeLevel(level)}
          </Button>
        )}
      </p>
      <p className="meta">
        {texts.details(own.balanceF, own.loss, own.scatter)}{' '}
        {own.outliers.length > 0 &&
          texts.outliers(own.outliers.map((index) => (own.coldRows[index] ?? 0) + 1).join(', '))}{' '}
        {!own.knowsBase && texts.noBase}{' '}
        {reading.rows.some(({ meanF }) => meanF === null) && texts.usualWeather}
      </p>
    </div>
  )
}

/** Within this the calculation and the bills agree, percent. */
const AGREE = 15

function explain({ calculated, average, most }: OwnLoad): string {
  const middle = (average + most) / 2
  const percent = Math.round((calculated / middle - 1) * 100)
  if (Math.abs(percent) <= AGREE) return texts.agree
  return percent > 0 ? texts.lower(percent) : texts.higher(-percent)
}

function OneYear({ of, isReady }: { readonly of: BillHome; readonly isReady: boolean }) {
  const [typed, setTyped] = useState('')
  const use = typedNumber(typed)
  const isPossible = use >= 1 && use <= 1_000_000
  const load = loadOfYear(
    { use, btuPerUnit: of.btuPerUnit, efficiency: of.efficiency },
    { heatingDegreeDays: of.year.heatingDegreeDays, designF: of.climate.heat99F },
  )
  return (
    <Disclosure summary={texts.yearTitle}>
      <NumberField
        label={texts.year}
        value={typed}
        error={typed === '' || isPossible ? undefined : texts.yearFault}
        onChange={(event) => setTyped(event.target.value)}
      />
      <p role="status">{isReady && isPossible && texts.yearResult(load)}</p>
    </Disclosure>
  )
}
