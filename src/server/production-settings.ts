import { isIP } from 'node:net'
import { isLoopbackAddress } from '#lib/http/network.ts'

/** The secrets that a demo generates begin with this. Production refuses them. */
export const DEMO_SECRET_PREFIX = 'demo-only-'

/** Random text of 32 hexadecimal digits practically always has more than this many different ones. */
const FEWEST_DIFFERENT = 8

/** The settings that production judges. */
interface Judged {
  databaseUrl: string | undefined
  smtpUrl: string | undefined
  sessionSecret: string | undefined
  sessionSecretOld: string | undefined
  metricsToken: string | undefined
  publicOrigin: string
  portalOrigin: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** What production refuses: each line begins with the name of the variable. */
export function productionProblems(config: Judged, environment: Environment): string[] {
  const problems: string[] = []
  if (!config.databaseUrl)
    problems.push('DATABASE_URL: is required in production (the embedded database is for demos)')
  if (!config.smtpUrl) problems.push('SMTP_URL: is required in production')
  if (environment.NODE_TLS_REJECT_UNAUTHORIZED === '0')
    problems.push('NODE_TLS_REJECT_UNAUTHORIZED: must not switch certificate checks off')
  return [...problems, ...secretProblems(config), ...originProblems(config, environment)]
}

function secretProblems({ sessionSecret, sessionSecretOld, metricsToken }: Judged): string[] {
  const secrets = Object.entries({
    SESSION_SECRET: sessionSecret,
    SESSION_SECRET_OLD: sessionSecretOld,
    METRICS_TOKEN: metricsToken,
  })
  const problems = secrets.flatMap(([name, value]) => {
    if (value === undefined) return []
    if (value.startsWith(DEMO_SECRET_PREFIX)) return [`${name}: is a demo secret; set one of your own`]
    if (new Set(value).size < FEWEST_DIFFERENT || isRepeated(value))
      return [`${name}: is easy to guess; set random characters, for example from “openssl rand -hex 32”`]
    const twin = secrets.find(([other, text]) => other !== name && text === value)
    return twin && name > twin[0] ? [`${name}: is the same as ${twin[0]}; each secret needs its own`] : []
  })
  return sessionSecret === undefined
    ? ['SESSION_SECRET: is required in production, at least 32 random characters', ...problems]
    : problems
}

/** True when a text is a shorter one several times over. */
const isRepeated = (text: string): boolean => (text + text).indexOf(text, 1) < text.length

function originProblems({ publicOrigin, portalOrigin }: Judged, environment: Environment): string[] {
  const problems = [
    ...problemOf('PUBLIC_ORIGIN', publicOrigin, environment, 'https://store.example.com'),
    ...problemOf('PORTAL_ORIGIN', portalOrigin, environment, 'https://partners.example.com'),
  ]
  // Cookies know hosts, not ports: on one host each application would receive the sessions of the other.
  if (problems.length === 0 && new URL(publicOrigin).hostname === new URL(portalOrigin).hostname)
    problems.push('PORTAL_ORIGIN: must be on another host than PUBLIC_ORIGIN')
  return problems
}

function problemOf(name: string, origin: string, environment: Environment, example: string): string[] {
  if (!environment[name]) return [`${name}: is required in production, for example ${example}`]
  const { protocol, hostname } = new URL(origin)
  if (protocol !== 'https:') return [`${name}: must be https in production`]
  return isThisMachine(hostname) ? [`${name}: must be a name that visitors reach, not this machine`] : []
}

const isThisMachine = (hostname: string): boolean =>
  hostname === 'localhost' ||
  hostname.endsWith('.localhost') ||
  hostname === '0.0.0.0' ||
  isLoopbackAddress(hostname.replace(/^\[|\]$/g, ''))

/** The proxies whose headers count are single addresses; anything else would silently match none. */
export const proxyProblems = (proxies: readonly string[]): string[] =>
  proxies
    .filter((proxy) => isIP(proxy) === 0)
    .map((proxy) => `TRUSTED_PROXIES: “${proxy}” is no address; name each proxy by its IP address`)
