import { MAP_SIZE, transitCells, WAREHOUSE_ON_MAP } from '#features/catalog/location/rules/transit-map.ts'
import { merchant } from '#lib/merchant/merchant.ts'
import { mapTexts as texts } from './contact-texts.ts'

/** In squares of the map. */
const GAP = 0.14
const WORD = 1.8
const LONGEST_DAYS = 5

/** A map of the lower 48 states in squares, darker where goods arrive sooner, with the warehouse. */
export function TransitMap() {
  const cells = transitCells()
  const days = Array.from({ length: LONGEST_DAYS }, (_, index) => index + 1)
  const { x, y } = WAREHOUSE_ON_MAP
  const [{ city }] = merchant().warehouses
  return (
    <figure className="transit-map">
      <svg
        viewBox={`0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}`}
        role="img"
        aria-label={texts.map(city)}
        width={MAP_SIZE.width * 10}
        height={MAP_SIZE.height * 10}
      >
        {days.map((day) => (
          <path
            key={day}
            className={`days-${day}`}
            d={cells
              .filter((cell) => cell.days === day)
              .map((cell) => `M${cell.x} ${cell.y}h${1 - GAP}v${1 - GAP}h${GAP - 1}z`)
              .join('')}
          />
        ))}
        <circle className="warehouse" cx={x.toFixed(2)} cy={y.toFixed(2)} r="0.9" />
        <text x={(x + 1.5).toFixed(2)} y={(y + 0.6).toFixed(2)} fontSize={WORD}>
          {city}
        </text>
      </svg>
      <figcaption>
        <p className="meta">{texts.note(city)}</p>
        <ul className="row">
          {days.map((day) => (
            <li key={day}>
              <svg viewBox="0 0 10 10" width="14" height="14" aria-hidden="true">
                <path className={`days-${day}`} d="M0 0h10v10H0z" />
              </svg>
              {texts.days(day)}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
