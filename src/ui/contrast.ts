/** Tokens of one theme, name without the dashes → value. */
export type Tokens = Readonly<Record<string, string>>

/**
 * Reads the custom properties of all rules whose selector list contains `selector` exactly; the first value
 * of each counts, so phones do not.
 */
export function readTokens(css: string, selector: string): Tokens {
  const rules = css.replace(/\/\*.*?\*\//gs, '').matchAll(/([^{}]+)\{([^{}]*)\}/g)
  const bodies = [...rules]
    .filter(([, selectors]) => selectors?.split(',').some((one) => one.trim() === selector))
    .map(([, , body]) => body)
  const declarations = [...bodies.join(';').matchAll(/--([\w-]+):\s*([^;]+)/g)].reverse()
  return Object.fromEntries(declarations.map(([, name, value]) => [name, value?.trim()]))
}

/** Relative luminance of "#RRGGBB" (WCAG 2.2, "relative luminance"). */
function luminance(hex: string): number {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Contrast ratio of two colors, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}
