/** The heat of a kilowatt in BTU/h, and the BTU/h that warm one CFM of air by one °F. */
const BTU_PER_KW = 3_412
const BTU_PER_CFM_DEGREE = 1.08
/** The most that electric heat may warm the air of an air handler: practice of the trade, 2026-11. */
const MOST_RISE_F = 50

/** The least airflow in CFM that carries the heat of an electric heat kit. */
export const leastAirflow = (kw: number): number =>
  Math.ceil((kw * BTU_PER_KW) / (BTU_PER_CFM_DEGREE * MOST_RISE_F))

/** Whether an air handler of an airflow may hold a kit; an unknown airflow holds none. */
export const carriesKit = (airflow: number | undefined, kw: number): boolean =>
  airflow !== undefined && airflow >= leastAirflow(kw)
