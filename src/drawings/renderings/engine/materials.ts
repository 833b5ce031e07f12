import { FINISHES } from '../../engine/kind.ts'
import { dot, type Point3, unit } from './space.ts'

type Rgb = readonly [red: number, green: number, blue: number]

interface Material {
  /** its color under the lamp of each theme: the room of the dark theme is dimmer, and black is lifted */
  light: Rgb
  dark: Rgb
  /** how much of the lamp it mirrors, 0 to 1 */
  gloss: number
}

const rgb = (hex: string): Rgb => [
  Number.parseInt(hex.slice(1, 3), 16),
  Number.parseInt(hex.slice(3, 5), 16),
  Number.parseInt(hex.slice(5, 7), 16),
]
const material = (light: string, dark: string, gloss = 0): Material => ({
  light: rgb(light),
  dark: rgb(dark),
  gloss,
})

/** Everything the equipment is made of. */
const materials = {
  pearl: material('#EEEDE8', '#DAD9D4', 0.12),
  graphite: material('#6A7478', '#7D878B', 0.16),
  almond: material('#EBE2CE', '#D9D0BC', 0.12),
  white: material('#F8F8F5', '#E2E3E0', 0.12),
  galvanized: material('#CBD0CF', '#BBC0BF', 0.45),
  aluminum: material('#DDE0DF', '#CCD0CF', 0.5),
  darkSteel: material('#565D5F', '#687073', 0.2),
  copper: material('#D4834D', '#CB7F4C', 0.7),
  brass: material('#DDB75E', '#CDA954', 0.7),
  iron: material('#4A4E4F', '#626768', 0.4),
  pvc: material('#F5F4EF', '#E0DFDA', 0.3),
  rubber: material('#34383A', '#4C5153', 0.25),
  plastic: material('#EFF0ED', '#DCDDDA', 0.2),
  darkPlastic: material('#3A4043', '#535A5D', 0.3),
  glass: material('#1B2224', '#2A3336', 0.6),
  concrete: material('#BDBAB2', '#A8A59D'),
  cardboard: material('#CDA97A', '#B8966A'),
  paper: material('#F4EEDF', '#DDD7C9'),
  foil: material('#D5D9DB', '#C5C9CB', 0.6),
  red: material('#BE3B2B', '#BE4434', 0.25),
  orange: material('#D9762B', '#CC702C', 0.25),
  yellow: material('#E3B93B', '#D2AB38', 0.25),
  blue: material('#2F6DA3', '#3B78AC', 0.25),
  green: material('#3F7D4C', '#4A8757', 0.25),
  siding: material('#D3D6D2', '#8E9698'),
  gravel: material('#A9A49A', '#6F6D68'),
  lawn: material('#8C9B72', '#4C5943'),
  plaster: material('#D9D5CC', '#85868A'),
  violet: material('#7C6BD6', '#8C7CE0', 0.4),
} as const satisfies Record<string, Material>

export type MaterialName = keyof typeof materials

/** The paint of a cabinet, by the option of its drawing. */
export const paintOf = (finish: unknown): MaterialName =>
  FINISHES.find((each) => each === finish) ?? FINISHES[0]

/** One lamp: above, to the left, in front. */
const LAMP = unit([-0.5, 0.82, 0.72])
const AMBIENT = 0.63
const DIFFUSE = 0.5

/** One color as it looks in each theme, in hexadecimal. */
export interface Tone {
  light: string
  dark: string
}

/**
 * The tone of a surface that faces `normal`. `lift` makes it brighter or darker than the lamp alone would,
 * from -1 to 1; `toward` is the direction to the eye, for the mirrored lamp.
 */
export function toneOf(name: MaterialName, normal: Point3, lift = 0, toward?: Point3): Tone {
  const { light, dark, gloss } = materials[name]
  const facing = Math.max(0, dot(normal, LAMP))
  const shine = toward && gloss > 0 ? gloss * mirrored(normal, toward) : 0
  const strength = AMBIENT + DIFFUSE * facing
  return { light: hex(light, strength, lift + shine), dark: hex(dark, strength, lift + shine * 0.8) }
}

function mirrored(normal: Point3, toward: Point3): number {
  const half = unit([LAMP[0] + toward[0], LAMP[1] + toward[1], LAMP[2] + toward[2]])
  return Math.max(0, dot(normal, half)) ** 14
}

const hex = (color: Rgb, strength: number, lift: number): string =>
  `#${color
    .map((part) => {
      const lit = part * strength
      const moved = lift > 0 ? lit + (255 - lit) * lift : lit * (1 + lift)
      return Math.max(0, Math.min(255, Math.round(moved)))
        .toString(16)
        .padStart(2, '0')
    })
    .join('')}`
