import type { RequestContext } from '#kit/request-context.ts'

/** Guesses where a visitor is from the address they come from; undefined when it cannot say. */
export interface IpPlaces {
  zipOf(request: Pick<RequestContext, 'ip' | 'visitorZip'>): Promise<string | undefined>
}
