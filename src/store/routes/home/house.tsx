import { memo, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { api } from '#api/client.ts'
import { READING_CLASSES } from '#drawings/engine/tones.ts'
import { placeOf } from '#features/catalog/location/rules/location.ts'
import { useShop } from '#shop/shop-context.ts'
import { useVisitor } from '#shop/visitor.ts'
import { Drawing, type Picture } from '#ui/drawing/drawing.tsx'
import { SegmentedControl } from '#ui/segmented/segmented-control.tsx'
import { houseTexts } from '../../page-texts.ts'
import {
  type DesignTemperatures,
  degrees,
  type HouseSeason,
  houseSeasonOf,
  readingsOf,
} from './house-season.ts'

interface Climate extends DesignTemperatures {
  place: string
  /** whether homes heat or cool there at this time of the year */
  now: HouseSeason
}

const seasons = [
  { value: 'heat', label: houseTexts.heat },
  { value: 'cool', label: houseTexts.cool },
] as const

const READINGS = ['outdoor', 'outdoorLabel', 'indoor'] as const

/** The weather of the visitor's location and the season that the drawings of the house show. */
export function useHouse() {
  const climate = useClimate()
  const [chosen, choose] = useState<HouseSeason>()
  return { climate, season: climate && (chosen ?? climate.now), choose }
}

interface Props {
  readonly house: ReturnType<typeof useHouse>
  readonly picture: Picture
}

/**
 * The cutaway house. The server draws it the same for every visitor. The browser colors the air and writes
 * the temperatures of the visitor's location.
 */
export function House({ house: { climate, season, choose }, picture }: Props) {
  const box = useRef<HTMLDivElement>(null)

  // The drawing is server-rendered SVG, so replace its text in the DOM.
  useEffect(() => {
    if (!climate || !season) return
    const readings = readingsOf(season, climate)
    for (const reading of READINGS)
      for (const element of box.current?.querySelectorAll(`.${READING_CLASSES[reading]}`) ?? [])
        element.textContent = readings[reading]
  }, [climate, season])

  return (
    <div className="pic" ref={box} data-season={season}>
      <div className="climate">
        <p className="meta" role="status">
          {climate
            ? houseTexts.climate(climate.place, degrees(climate.heatingF), degrees(climate.coolingF))
            : ''}
        </p>
        {season && (
          <SegmentedControl label={houseTexts.season} segments={seasons} value={season} onChange={choose} />
        )}
      </div>
      <Drawing picture={picture} />
    </div>
  )
}

/** The weather data of the visitor's location, requested when the browser is idle. */
function useClimate(): Climate | undefined {
  const { visitor } = useShop()
  const zipcode = placeOf(useVisitor().location)
  const [climate, setClimate] = useState<Climate>()
  useEffect(() => {
    let isWanted = true
    const ask = async (): Promise<void> => {
      const { location } = visitor.read()
      if (placeOf(location) !== zipcode) return
      const found = await fetchClimate(zipcode)
      if (isWanted)
        setClimate(
          found && {
            ...found,
            place: `${location.city}, ${location.state}`,
            now: houseSeasonOf(new Date().getMonth(), found),
          },
        )
    }
    const wait = setTimeout(() => void ask(), 0)
    return () => {
      isWanted = false
      clearTimeout(wait)
    }
  }, [zipcode, visitor])
  return climate
}

/** The key to the numbers in the narrow drawing: its links as a list with the same numbers. */
export const HouseParts = memo(function HouseParts({
  parts,
}: {
  parts: readonly { name: string; href: string }[]
}) {
  return (
    <nav aria-label={houseTexts.parts}>
      <ol className="house-legend">
        {parts.map(({ name, href }) => (
          <li key={name}>
            <Link to={href}>{name}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
})

/** Any house will do, because we use only the weather data of the answer. */
const ANY_HOUSE_SQUARE_FEET = 2_000

/** Design temperatures of a zip; undefined where there are no weather data or the call failed. */
async function fetchClimate(zipCode: string): Promise<DesignTemperatures | undefined> {
  try {
    const { Basis } = await api.sizing.btu({ squareFeet: ANY_HOUSE_SQUARE_FEET, zipCode })
    return { heatingF: Basis.heatingDesignF, coolingF: Basis.coolingDesignF }
  } catch {
    return undefined
  }
}
