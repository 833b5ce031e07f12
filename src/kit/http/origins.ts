/** The two names of a demo on the machine of the person who looks at it. */
export const DEMO_NAMES = ['localhost', '127.0.0.1']

/** The origins of an application: its own; of a demo also that with the other name of this machine. */
function originsOf(origin: string): string[] {
  const { hostname, protocol, port } = new URL(origin)
  if (!DEMO_NAMES.includes(hostname)) return [origin]
  return DEMO_NAMES.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`)
}

/** Whether an origin is one of those of an application. */
export const sameSite = (origin: string, ofApplication: string): boolean =>
  originsOf(ofApplication).includes(origin)
