import { regionName } from '#features/catalog/compliance/rules/region.ts'
import { grouped, upToThousand } from '#lib/numbers.ts'
import { Button } from '#ui/button/button.tsx'
import { Link } from '#ui/link/link.tsx'
import { Measure, RatingPlate } from '#ui/plate/rating-plate.tsx'
import { SpecList } from '#ui/specs/spec-list.tsx'
import { ductTexts } from '../duct-texts.ts'
import { betterWords, needTexts } from '../need-texts.ts'
import { type SavedNeed, searchOf } from '../rules/saved-need.ts'
import { texts } from '../texts.ts'

/**
 * The result as a sheet to print: the loads, the rules that apply, and the data behind the figures.
 */
export function NeedSheet({ saved, onForget }: { readonly saved: SavedNeed; readonly onForget: () => void }) {
  const { need, basis, form } = saved
  const better = betterWords(need)
  const station =
    basis.station === null ? texts.noStation : texts.station(basis.station, basis.stationMiles ?? 0)
  return (
    <section className="need-sheet" aria-live="polite" aria-label={needTexts.title}>
      <RatingPlate
        columns={4}
        rows={[
          { label: needTexts.heating, value: <Measure value={need.heatingBtuRounded} unit="BTU/h" /> },
          { label: needTexts.cooling, value: <Measure value={upToThousand(need.coolingBtu)} unit="BTU/h" /> },
          { label: texts.size, value: needTexts.systems(need.systems, need.tons) },
          {
            label: texts.emission,
            value: saved.emissionStandard === 'None' ? texts.anyEmission : saved.emissionStandard,
          },
        ]}
      />
      {better !== null && <p>{better}</p>}
      {(saved.by === 'rooms' || saved.by === 'bills') && <p>{texts.exact[saved.by]}</p>}
      {need.systems > 1 && <p>{texts.splits(need.systems)}</p>}
      <p className="meta">
        {texts.basis(saved.place, basis.heatingDesignF, basis.coolingDesignF)} {station}{' '}
        {texts.records(basis.recordsFrom, basis.recordsTo, basis.dataBuiltOn)} {texts.method} {texts.estimate}
      </p>
      <div className="need-answers">
        <SpecList
          specs={[
            { name: texts.area, value: `${grouped(form.squareFeet)} sq ft` },
            { name: texts.floors, value: String(form.numFloors) },
            { name: texts.basement, value: form.basement === 'yes' ? texts.yes : texts.no },
            {
              name: texts.insulation,
              value:
                texts.insulationLevels[Math.round(form.insulationValue) - 1] ?? String(form.insulationValue),
            },
            ...(form.ductPlace ? [{ name: ductTexts.short, value: ductTexts.places[form.ductPlace] }] : []),
            { name: texts.heatTo, value: `${form.thermostatHT} °F` },
            { name: texts.coolTo, value: `${form.thermostatAC} °F` },
            { name: texts.region, value: regionName(saved.region) },
          ]}
        />
      </div>
      <p className="row no-print">
        <Button size="small" icon="print" onClick={() => window.print()}>
          {texts.print}
        </Button>
        <Link href={`/sizing-estimator?${searchOf(saved)}`}>{texts.openEstimator}</Link>
        <Button size="small" look="quiet" onClick={onForget}>
          {texts.forget}
        </Button>
      </p>
    </section>
  )
}
