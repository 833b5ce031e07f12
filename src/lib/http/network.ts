const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** An address as the rest of the product writes it: IPv4 inside IPv6 becomes plain IPv4. */
export const plainAddress = (address: string): string => MAPPED_IPV4.exec(address)?.[1] ?? address

/** True for the addresses of this machine itself. */
export const isLoopbackAddress = (address: string): boolean =>
  address === '::1' || /^127\./.test(plainAddress(address))

/** The two names of this machine, on which a person tries a demo. */
export const DEMO_NAMES = ['localhost', '127.0.0.1']

/** The origins of an application: its own; for a demo also the one with the other name of this machine. */
function originsOf(origin: string): string[] {
  const { hostname, protocol, port } = new URL(origin)
  if (!DEMO_NAMES.includes(hostname)) return [origin]
  return DEMO_NAMES.map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`)
}

/** Whether an origin belongs to an application. */
export const sameSite = (origin: string, ofApplication: string): boolean =>
  originsOf(ofApplication).includes(origin)
